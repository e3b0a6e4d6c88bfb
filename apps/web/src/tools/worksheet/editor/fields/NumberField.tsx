import { useFieldDraft } from '../../../../core/blocks/use-field-draft';
import type { BoardResult } from '../../../../platform/boards/board-session';
import { WholeField } from '../../../../platform/forms/WholeField';
import { FieldError } from '../../../../ui/forms/FieldError';
import { useTexts } from '../texts';

interface NumberFieldProps {
  label: string;
  description?: string;
  value: number | null;
  range: { min: number; max: number };
  /** may stay empty */
  optional?: boolean;
  save: (value: number | null) => Promise<BoardResult>;
}

/** A whole number within a range. What is none stays in the field with the range beside it. */
export function NumberField({ label, description, value, range: { min, max }, optional = false, save }: NumberFieldProps) {
  const t = useTexts();
  const read = (typed: string): number | null | undefined => {
    if (typed.trim() === '') return optional ? null : undefined;
    const number = Number(typed);
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
  };
  const draft = useFieldDraft({
    value: value === null ? '' : String(value),
    save: (typed: string) => save(read(typed) ?? null),
    fits: (typed) => read(typed) !== undefined,
  });
  return (
    <WholeField
      label={label}
      {...(description === undefined ? {} : { description })}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={draft.value}
      error={read(draft.value) === undefined && <FieldError>{t('range', { min, max })}</FieldError>}
      onValue={draft.change}
      onLeave={draft.flush}
    />
  );
}
