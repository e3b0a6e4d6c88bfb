import { NumberField } from '../fields/NumberField';
import { useTexts } from '../texts';

interface MinutesFieldProps {
  /** null: as long as they like */
  value: number | null;
  range: { min: number; max: number };
  onChange: (minutes: number | null) => void;
}

/** Edits the time limit, counted from each start. */
export function MinutesField({ value, range, onChange }: MinutesFieldProps) {
  const t = useTexts();
  return (
    <NumberField
      label={t('rules.minutes.title')}
      description={t('rules.minutes.hint')}
      value={value}
      range={range}
      optional
      save={(minutes) => {
        onChange(minutes);
        return Promise.resolve({ ok: true, made: [] });
      }}
    />
  );
}
