import { trimBlank } from '@murmel/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import classes from './EditableTitle.module.css';

interface EditableTitleProps {
  value: string;
  /** the language it is written in */
  lang?: string | undefined;
  /** Accessible name of the field: "Titel". */
  label: string;
  /** Called with the trimmed text on Enter or when the field is left; never with an empty one. */
  onCommit: (value: string) => void;
  readOnly?: boolean;
  maxLength?: number;
  /** the field, for a caller that sets the focus */
  field?: RefObject<HTMLInputElement | null>;
  /** prompt in the empty field */
  placeholder?: string | undefined;
}

/** The page's heading that can be changed by clicking into it. Escape takes the old text back. */
export function EditableTitle({ value, lang, label, onCommit, readOnly = false, maxLength, field, placeholder }: EditableTitleProps) {
  const [draft, setDraft] = useState(value);
  const reverted = useRef(false);
  useEffect(() => setDraft(value), [value]);
  if (readOnly) {
    return (
      <h1 className={classes.title} title={value} tabIndex={-1} lang={lang} dir="auto">
        {value}
      </h1>
    );
  }
  const leave = () => {
    const text = trimBlank(draft);
    if (reverted.current || text === '') setDraft(value);
    else if (text !== value) onCommit(text);
    reverted.current = false;
  };
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1} lang={value ? lang : undefined}>
        {value || placeholder}
      </h1>
      <span className={classes.sizer} data-help="title" data-text={draft || placeholder}>
        <input
          ref={field}
          lang={draft ? lang : undefined}
          className={classes.input}
          dir="auto"
          aria-label={label}
          title={draft}
          value={draft}
          size={1}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(maxLength === undefined ? {} : { maxLength })}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            reverted.current = event.key === 'Escape';
            event.currentTarget.blur();
          }}
        />
      </span>
    </>
  );
}
