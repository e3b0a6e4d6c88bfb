import { LIMITS, WORKSHEET_CHECKS, WORKSHEET_STATES, WORKSHEET_WAYS, type Worksheet } from '@murmel/contracts';
import { FieldError } from '../../../../ui/forms/FieldError';
import { RadioCards } from '../../../../ui/forms/RadioCards';
import { SwitchRow } from '../../../../ui/forms/SwitchRow';
import { useTexts } from '../texts';
import { MinutesField } from './MinutesField';
import classes from './rules.module.css';
import { useRules } from './use-rules';

/** Settings of the work on the sheet, above the settings that all items share. They save automatically. */
export function SheetRules({ item }: { item: Worksheet }) {
  const t = useTexts();
  const { shown, change, failed } = useRules(item);
  const choices = <Value extends string>(name: 'state' | 'way' | 'checks', values: readonly Value[], value: Value) => (
    <RadioCards<Value>
      legend={t(`rules.${name}.title`)}
      cards={values.map((one) => ({ value: one, label: t(`rules.${name}.${one}`), description: t(`rules.${name}.hint.${one}`) }))}
      value={value}
      onChange={(chosen) => change({ [name]: chosen })}
    />
  );
  const flag = (name: 'showsSolutions' | 'hints' | 'shuffled' | 'passesSolutions') => (
    <SwitchRow
      label={t(`rules.${name}.title`)}
      description={t(`rules.${name}.hint`)}
      checked={shown[name]}
      onChange={(on) => change({ [name]: on })}
    />
  );
  return (
    <div className={classes.rules}>
      {choices('state', WORKSHEET_STATES, shown.state)}
      {choices('way', WORKSHEET_WAYS, shown.way)}
      {choices('checks', WORKSHEET_CHECKS, shown.checks)}
      {flag('showsSolutions')}
      {flag('hints')}
      {flag('shuffled')}
      {/* Only its owner decides what leaves with copies. */}
      {item.abilities.share && flag('passesSolutions')}
      <MinutesField value={shown.minutes} range={LIMITS.worksheet.minutes} onChange={(minutes) => change({ minutes })} />
      <div role="status">{failed && <FieldError>{t('rules.failed')}</FieldError>}</div>
    </div>
  );
}
