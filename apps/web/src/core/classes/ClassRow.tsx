import type { SchoolClass } from '@murmel/contracts';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Badge } from '../../ui/status/Badge';
import { useNow } from '../dates/use-now';
import { RouterLink } from '../links/RouterLink';
import classes from './ClassListPage.module.css';
import { ClassMarble } from './ClassMarble';
import { remainingTimeText } from './remaining-time';

/** One class in a list; the whole row is its link. */
export function ClassRow({ schoolClass, href }: { schoolClass: SchoolClass; href: string }) {
  const { t, i18n } = useTranslation('classes');
  const { id, name, type, pupils, owner, expiresAt, abilities } = schoolClass;
  const now = useNow();
  const left = remainingTimeText(expiresAt, now, i18n.language);
  return (
    <li className={classes.row}>
      <ClassMarble id={id} size={42} />
      <span className={classes.words}>
        <RouterLink href={href} className={classes.link}>
          {name}
        </RouterLink>
        <span className={classes.meta}>
          {t('pupils', { count: pupils })}
          {!abilities.manage && ` · ${owner}`}
        </span>
      </span>
      <span className={classes.end}>
        <span>{t(`time.${left.key}`, { ...left.values })}</span>
        {type === 'onetime' && <Badge tone="notice">{t('onetimeBadge')}</Badge>}
        <IconChevronRight size={20} stroke={1.9} aria-hidden />
      </span>
    </li>
  );
}
