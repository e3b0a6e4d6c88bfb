import { type ClipboardEvent, type Ref, useState } from 'react';
import classes from './CodeField.module.css';
import { digitsOf, FIRST_OF_SECOND_HALF, grouped, PLACES } from './code-digits';

interface CodeFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** only digits */
  value: string;
  onChange: (digits: string) => void;
  /** Id of the element that holds the error text. */
  errorId?: string | undefined;
  /** true if the shown code was wrong: the next digit replaces it, wherever the caret is */
  wrong?: boolean;
  readOnly?: boolean;
}

/** Six digits, drawn as six boxes: one field for keyboards, screen readers and the clipboard. */
export function CodeField({ ref, label, value, onChange, errorId, wrong = false, readOnly = false }: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const current = Math.min(value.length, PLACES.length - 1);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = digitsOf(event.clipboardData.getData('text'));
    if (digits === '') return;
    // A pasted code replaces whatever stands there.
    event.preventDefault();
    onChange(digits);
  };
  return (
    <div className={classes.field} data-focused={focused || undefined} data-error={errorId !== undefined || undefined}>
      <input
        ref={ref}
        className={classes.input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        name="code"
        aria-label={label}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        value={grouped(value)}
        readOnly={readOnly}
        onChange={(event) => onChange(digitsOf((wrong && (event.nativeEvent as InputEvent).data) || event.currentTarget.value))}
        onPaste={paste}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <div className={classes.boxes} aria-hidden="true">
        {PLACES.map((place) => (
          <span
            key={place}
            className={classes.box}
            data-current={(place === current && !readOnly) || undefined}
            data-gap={place === FIRST_OF_SECOND_HALF || undefined}
          >
            {value[place] ?? (place === current && <span className={classes.caret} />)}
          </span>
        ))}
      </div>
    </div>
  );
}
