import { WORKSHEET_WAYS, type Worksheet, type WorksheetRules } from '@murmel/contracts';
import { FieldError } from '../../../../ui/forms/FieldError';
import { PillTabs } from '../../../../ui/forms/PillTabs';
import { useTexts } from '../texts';
import classes from './rules.module.css';
import { useRules } from './use-rules';

/** How the class works on the sheet, chosen where it is shared; the same rule as in the settings. */
export function WayChoice({ item }: { item: Worksheet }) {
  const t = useTexts();
  const { shown, change, failed } = useRules(item);
  return (
    <div>
      <PillTabs<WorksheetRules['way']>
        label={t('rules.way.title')}
        labelHidden={false}
        fullWidth
        options={WORKSHEET_WAYS.map((value) => ({ value, label: t(`rules.way.${value}`) }))}
        value={shown.way}
        onChange={(way) => change({ way })}
      />
      <p className={classes.hint}>{t(`rules.way.hint.${shown.way}`)}</p>
      <div role="status">{failed && <FieldError>{t('rules.failed')}</FieldError>}</div>
    </div>
  );
}
