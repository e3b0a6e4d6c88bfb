import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { SectionHeader } from '../../ui/layout/SectionHeader';
import { ClassMarble } from '../classes/ClassMarble';
import { CLASSES, CLASSES_LOADED } from '../links/class-paths';
import { RouterLink } from '../links/RouterLink';
import classes from './StartClasses.module.css';
import page from './StartPage.module.css';

/** Number of classes shown on the first page. */
const SHOWN = 4;

/** Lists a teacher's classes, one press away. At the page's end: a teacher without classes sees nothing, and loading shifts no layout. */
export function StartClasses() {
  const { t } = useTranslation('start');
  const list = useQuery(orpc.schoolClasses.list.queryOptions({ input: { page: 1, limit: CLASSES_LOADED, archived: 'false' } }));
  const entries = (list.data?.entries ?? []).slice(0, SHOWN);
  if (entries.length === 0) return null;
  const all = (
    <RouterLink href={CLASSES} className={page.action}>
      {t('allClasses')}
    </RouterLink>
  );
  return (
    <section className={page.section} aria-labelledby="classes">
      <SectionHeader id="classes" title={t('classes')} action={all} />
      <ul className={classes.list}>
        {entries.map(({ id, name, pupils, running }) => (
          <li key={id}>
            <RouterLink href={`${CLASSES}/${id}`} className={classes.row}>
              <ClassMarble id={id} size={42} />
              <span className={classes.words}>
                <strong>{name}</strong>
                <span className={classes.meta}>
                  {[t('classPupils', { count: pupils }), ...(running > 0 ? [t('classRunning', { count: running })] : [])].join(' · ')}
                </span>
              </span>
              <IconChevronRight size={20} stroke={1.9} aria-hidden />
            </RouterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
