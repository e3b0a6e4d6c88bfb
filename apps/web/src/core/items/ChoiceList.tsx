import { useTranslation } from '../../platform/i18n/use-translation';
import { Checkbox } from '../../ui/forms/Checkbox';
import classes from './ChoiceList.module.css';

interface ChoiceListProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; hint?: string }[];
  chosen: readonly Value[];
  /** gets the chosen values in the order of the options */
  onChange: (chosen: Value[]) => void;
}

/** Multiple choice from a long list. Closed it shows the chosen values, open it shows a checkbox each. */
export function ChoiceList<Value extends string>({ label, options, chosen, onChange }: ChoiceListProps<Value>) {
  const { t } = useTranslation('items');
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  return (
    <details className={classes.list}>
      <summary className={classes.summary}>
        <span className={classes.label}>{label}</span>
        <span className={classes.chosen}>
          {names.length === 0 ? t('settings.none') : names.length > 3 ? t('settings.chosen', { count: names.length }) : names.join(', ')}
        </span>
      </summary>
      <fieldset className={classes.options}>
        <legend className="visually-hidden">{label}</legend>
        {options.map(({ value, label: name, hint }) => (
          <Checkbox
            key={value}
            label={name}
            description={hint || undefined}
            checked={chosen.includes(value)}
            onChange={(event) => {
              const on = event.currentTarget.checked;
              onChange(options.map((option) => option.value).filter((other) => (other === value ? on : chosen.includes(other))));
            }}
          />
        ))}
      </fieldset>
    </details>
  );
}
