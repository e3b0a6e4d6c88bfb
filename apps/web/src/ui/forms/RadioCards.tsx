import { type ReactNode, useId } from 'react';
import type { Icon } from '../icon';
import classes from './RadioCards.module.css';

export interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  description?: string;
  icon?: Icon;
  disabled?: boolean;
  /** Opens below the card while it is chosen, for example a password field. */
  details?: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  legend: string;
  legendHidden?: boolean;
  cards: readonly RadioCard<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** A choice between things that need a sentence each. */
export function RadioCards<Value extends string>({
  legend,
  legendHidden = false,
  cards,
  value,
  onChange,
  disabled = false,
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.group} disabled={disabled}>
      <legend className={legendHidden ? 'visually-hidden' : classes.legend}>{legend}</legend>
      {cards.map(({ icon: IconShape, ...card }) => (
        <div key={card.value} className={classes.card}>
          <label className={classes.row}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.disabled}
              aria-describedby={card.description ? `${name}-${card.value}` : undefined}
              onChange={() => onChange(card.value)}
            />
            {IconShape && <IconShape size={22} stroke={1.9} className={classes.icon ?? ''} aria-hidden />}
            <span className={classes.words}>
              <span className={classes.label}>{card.label}</span>
              {card.description && (
                <span className={classes.description} id={`${name}-${card.value}`} aria-hidden="true">
                  {card.description}
                </span>
              )}
            </span>
          </label>
          {card.details && card.value === value && <div className={classes.details}>{card.details}</div>}
        </div>
      ))}
    </fieldset>
  );
}
