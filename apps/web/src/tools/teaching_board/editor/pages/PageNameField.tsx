import { trimBlank } from '@murmel/contracts';
import { useEffect, useRef, useState } from 'react';
import classes from './pages.module.css';

interface PageNameFieldProps {
  label: string;
  value: string;
  maxLength: number;
  /** undefined: it stays as it was */
  onDone: (name: string | undefined) => void;
}

/** The name of a page while it is written. Enter and leaving keep it, Escape takes the old one back. */
export function PageNameField({ label, value, maxLength, onDone }: PageNameFieldProps) {
  const [draft, setDraft] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const leave = (name: string | undefined): void => {
    if (left.current) return;
    left.current = true;
    onDone(name);
  };
  return (
    <input
      ref={field}
      className={classes.field}
      aria-label={label}
      value={draft}
      maxLength={maxLength}
      autoComplete="off"
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => leave(trimBlank(draft))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        leave(event.key === 'Enter' ? trimBlank(draft) : undefined);
      }}
    />
  );
}
