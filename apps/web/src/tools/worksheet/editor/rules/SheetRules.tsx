import { LIMITS, WORKSHEET_CHECKS, WORKSHEET_STATES, WORKSHEET_WAYS, type Worksheet, type WorksheetRules } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAutosave } from '../../../../core/items/use-autosave';
import { api } from '../../../../platform/api/client';
import { orpc } from '../../../../platform/api/queries';
import { FieldError } from '../../../../ui/forms/FieldError';
import { RadioCards } from '../../../../ui/forms/RadioCards';
import { SwitchRow } from '../../../../ui/forms/SwitchRow';
import { useTexts } from '../texts';
import { MinutesField } from './MinutesField';
import classes from './rules.module.css';

/** Rules for working on the sheet, and for its copies. */
type Rules = WorksheetRules & Pick<Worksheet['worksheet'], 'passesSolutions'>;

/** Settings of the work on the sheet, above the settings that all items share. They save automatically. */
export function SheetRules({ item }: { item: Worksheet }) {
  const t = useTexts();
  const queryClient = useQueryClient();
  const [pressed, setPressed] = useState<Partial<Rules>>({});
  const { passesSolutions } = item.worksheet;
  const shown: Rules = { ...item.worksheet.rules, passesSolutions, ...pressed };
  const autosave = useAutosave<Rules>(async (fields) => {
    const changed = await api.worksheets.update({ id: item.id, ...fields });
    queryClient.setQueryData(orpc.worksheets.get.queryOptions({ input: { id: item.id } }).queryKey, changed);
    setPressed((now) => (Object.entries(fields).every(([name, value]) => now[name as keyof Rules] === value) ? {} : now));
  });
  const change = (fields: Partial<Rules>) => {
    setPressed((before) => ({ ...before, ...fields }));
    autosave.change(fields, 0);
  };
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
      <div role="status">{autosave.state() === 'failed' && <FieldError>{t('rules.failed')}</FieldError>}</div>
    </div>
  );
}
