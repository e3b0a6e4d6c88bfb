import { AUTO_CLEANUPS, type AutoCleanup, cleanupDate, LIMITS, type Share } from '@murmel/contracts';
import { IconHourglass } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { NativeSelect } from '../../ui/forms/TextField';
import { dayText } from '../dates/dates';
import classes from './ShareDialog.module.css';

interface CleanupSelectProps {
  share: Share;
  value: AutoCleanup;
  contentChangedAt: string;
  onChange: (value: AutoCleanup) => void;
}

/** Date at which the item goes to the trash automatically; each choice names its date. */
export function CleanupSelect({ share, value, contentChangedAt, onChange }: CleanupSelectProps) {
  const { t, i18n } = useTranslation('sharing');
  const now = new Date();
  const label = (setting: AutoCleanup): string => {
    const told = setting === share.autoCleanup && share.cleanupAt ? new Date(share.cleanupAt) : undefined;
    const date = told ?? cleanupDate({ autoCleanup: setting, contentChangedAt: new Date(contentChangedAt) });
    return date ? t(`cleanup.${setting}`, { date: dayText(date, now, i18n.language) }) : t('cleanup.never');
  };
  return (
    <NativeSelect
      classNames={{ label: classes.sectionLabel }}
      label={t('cleanup.title')}
      description={t('cleanup.hint', { days: LIMITS.trashDays })}
      leftSection={<IconHourglass size={18} stroke={1.9} aria-hidden />}
      value={value}
      data={AUTO_CLEANUPS.map((setting) => ({ value: setting, label: label(setting) }))}
      onChange={(event) => onChange(event.currentTarget.value as AutoCleanup)}
    />
  );
}
