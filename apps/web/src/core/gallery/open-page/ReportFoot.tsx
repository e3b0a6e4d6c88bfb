import { IconFlag } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import classes from './open-page.module.css';

/** At the lower edge: the way to say that something is wrong. */
export function ReportFoot({ onReport }: { onReport: () => void }) {
  const { t } = useTranslation('gallery/open-page');
  return (
    <div className={classes.foot}>
      <span>{t('wrong')}</span>
      <Button size="sm" variant="default" leftSection={<IconFlag size={18} stroke={1.9} aria-hidden />} onClick={onReport}>
        {t('report')}
      </Button>
    </div>
  );
}
