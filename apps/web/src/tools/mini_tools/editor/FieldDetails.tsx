import { fixedOptions, MINI_TOOL_LIMITS, miniToolFrom, NEW_MINI_TOOL, type OwnMiniToolField } from '@murmel/contracts';
import { useState } from 'react';
import { pasteAsList } from '../../../core/pasted/paste-as-list';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { NativeSelect, Textarea, TextInput } from '../../../ui/forms/TextField';
import classes from './editor.module.css';
import { ofKind } from './fields';

const { exampleMax, materialMax, numberMax, choices, labelMax, presetMax } = MINI_TOOL_LIMITS;

export interface FieldDetailsProps {
  field: OwnMiniToolField;
  onChange: (told: Partial<OwnMiniToolField>) => void;
}

/** Edits the details of a field: required or not, maximum length, options. */
export function FieldDetails({ field, onChange }: FieldDetailsProps) {
  const { t } = useTranslation('tools/mini_tools');
  const { kind, required, material, example, preset } = field;
  return (
    <>
      <SwitchRow label={t('details.required')} checked={required} onChange={(checked) => onChange({ required: checked })} />
      {kind === 'longText' && (
        <SwitchRow label={t('details.material')} checked={material} onChange={(checked) => onChange(ofKind(kind, checked))} />
      )}
      {(kind === 'text' || kind === 'longText') && (
        <>
          <TextInput
            label={t('details.example')}
            maxLength={exampleMax}
            value={example}
            onChange={({ currentTarget }) => onChange({ example: currentTarget.value })}
          />
          <NumberField
            label={t('details.maxLength')}
            value={field.maxLength}
            max={kind === 'text' ? 200 : materialMax}
            onChange={(maxLength) => onChange({ maxLength })}
          />
        </>
      )}
      {kind === 'number' && (
        <div className={classes.pair}>
          <NumberField label={t('details.min')} value={field.min} max={numberMax} onChange={(min) => onChange({ min })} />
          <NumberField label={t('details.max')} value={field.max} max={numberMax} onChange={(max) => onChange({ max })} />
        </div>
      )}
      {kind === 'choice' && (
        <Textarea
          label={t('details.choices')}
          rows={5}
          value={field.choices.join('\n')}
          onPaste={(event) => {
            const pasted = pasteAsList(event);
            if (pasted !== undefined) onChange({ choices: linesOf(pasted) });
          }}
          onChange={({ currentTarget }) => onChange({ choices: linesOf(currentTarget.value) })}
        />
      )}
      {kind === 'number' ? (
        <TextInput
          label={t('details.preset')}
          inputMode="numeric"
          maxLength={presetMax}
          value={preset}
          onChange={({ currentTarget }) => onChange({ preset: currentTarget.value })}
        />
      ) : (
        <PresetChoice field={field} onChange={onChange} />
      )}
    </>
  );
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .slice(0, choices.max)
    .map((line) => line.slice(0, labelMax));

/** Edits the preset option; hidden for text fields. */
function PresetChoice({ field, onChange }: FieldDetailsProps) {
  const { t, i18n } = useTranslation('tools/mini_tools');
  const [asked] = miniToolFrom({ id: '', title: '', description: '' }, { ...NEW_MINI_TOOL, fields: [field] }).fields;
  const options = asked ? fixedOptions(asked, i18n.language).filter(({ value }) => value !== '') : [];
  if (options.length === 0) return null;
  return (
    <NativeSelect
      label={t('details.preset')}
      value={field.preset}
      data={[{ value: '', label: t('details.noPreset') }, ...options.map(({ value, label }) => ({ value, label }))]}
      onChange={({ currentTarget }) => onChange({ preset: currentTarget.value })}
    />
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number from 1 on. What is none stays in the field alone. */
function NumberField({ label, value, max, onChange }: NumberFieldProps) {
  const { t } = useTranslation('tools/mini_tools');
  const [typed, setTyped] = useState(String(value));
  const number = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      value={number === value || number < 1 || number > max ? typed : String(value)}
      error={(number < 1 || number > max) && t('details.number', { max })}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = Number(currentTarget.value);
        if (/^\d{1,5}$/.test(currentTarget.value) && next >= 1 && next <= max) onChange(next);
      }}
    />
  );
}
