import type { SchoolClass } from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';
import type { Icon } from '../../ui/icon';
import { Notice } from '../../ui/status/Notice';
import { dayText } from '../dates/dates';
import { useNow } from '../dates/use-now';
import classes from './ClassPage.module.css';
import { ExportLink } from './dialogs/ExportLink';
import { isGoingSoon } from './remaining-time';

/** Notice in the last month before a permanent class is deleted: the date, and how to prevent it. */
export function ExpiryNotice({ schoolClass, icon }: { schoolClass: SchoolClass; icon: Icon }) {
  const { t, i18n } = useTranslation('classes');
  const now = useNow();
  if (!isGoingSoon(schoolClass, now)) return null;
  const date = dayText(new Date(schoolClass.expiresAt), now, i18n.language);
  return (
    <div className={classes.notice}>
      <Notice
        icon={icon}
        title={t('expiry.title', { date })}
        actions={schoolClass.abilities.manage && <ExportLink classId={schoolClass.id} />}
      >
        {t('expiry.text')}
      </Notice>
    </div>
  );
}
