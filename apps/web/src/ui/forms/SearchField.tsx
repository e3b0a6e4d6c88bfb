import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './SearchField.module.css';

interface SearchFieldProps {
  /** The accessible name; the placeholder is not enough. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
  placeholder?: string;
  autoFocus?: boolean;
}

/** A pill with a magnifying glass; Escape or the cross empties it. */
export function SearchField({ label, value, onChange, clearLabel, placeholder, autoFocus = false }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={classes.field} role="search">
      <IconSearch size={20} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
      <input
        ref={input}
        type="search"
        className={classes.input}
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        autoFocus={autoFocus}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      {value !== '' && (
        <button type="button" className={classes.clear} aria-label={clearLabel} onClick={clear}>
          <IconX size={18} stroke={1.9} aria-hidden />
        </button>
      )}
    </div>
  );
}
