import type { SchoolClass } from '@murmel/contracts';
import { IconHourglass, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Badge } from '../../ui/status/Badge';
import { Breakable } from '../../ui/text/Breakable';
import { useNow } from '../dates/use-now';
import { useClassesRoot } from '../links/class-paths';
import { RouterLink } from '../links/RouterLink';
import { ClassMarble } from './ClassMarble';
import { ClassMenu } from './ClassMenu';
import classes from './ClassPage.module.css';
import { useClassTeachers } from './queries';
import { remainingTimeText } from './remaining-time';

/** Header with the name of the class, its teachers, its time left, and the most frequent action. */
export function ClassHeader({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t, i18n } = useTranslation('classes');
  const { id, name, type, pupils, owner, archivedAt, expiresAt, abilities } = schoolClass;
  const own = `${useClassesRoot()}/${id}`;
  const now = useNow();
  const teachers = useClassTeachers(id);
  const left = remainingTimeText(expiresAt, now, i18n.language);
  // Teachers without an account yet are not named here; they stand in the list of teachers.
  const names = [owner, ...(teachers.data ?? []).flatMap(({ state, name: one }) => (state === 'active' && one !== null ? one : []))];
  const text = (
    <span className={classes.facts}>
      <span>{t('pupils', { count: pupils })}</span>
      <span>
        <Breakable text={names.join(', ')} />
      </span>
      <span className={classes.left}>
        <IconHourglass size={18} stroke={1.9} aria-hidden />
        {t(`time.${left.key}`, { ...left.values })}
      </span>
      {archivedAt && <Badge>{t('archivedBadge')}</Badge>}
    </span>
  );
  const actions = (
    <>
      {type === 'permanent' && (
        <Button
          variant="default"
          component={RouterLink}
          href={`${own}/pupils/print`}
          leftSection={<IconPrinter size={20} stroke={1.9} aria-hidden />}
        >
          {t('printCodes')}
        </Button>
      )}
      {type === 'permanent' && abilities.update && (
        <Button
          component={RouterLink}
          href={`${own}/projects/new`}
          className={classes.filled ?? ''}
          leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
        >
          {t('newProject')}
        </Button>
      )}
      <ClassMenu schoolClass={schoolClass} />
    </>
  );
  return (
    <div className={classes.head}>
      <span className={classes.marble}>
        <ClassMarble id={id} size={64} />
      </span>
      <div className={classes.header}>
        <PageHeader title={<Breakable text={name} />} text={text} actions={actions} />
      </div>
    </div>
  );
}
