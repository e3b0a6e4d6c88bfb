import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { BoardResult } from '../../platform/boards/board-session';
import { pasteLines } from '../../platform/paste/paste-lines';
import { useFieldDraft } from './use-field-draft';
import classes from './written.module.css';

interface InPlaceFieldProps {
  label: string;
  value: string;
  maxLength: number;
  placeholder?: string;
  /** the caret goes here when it appears */
  begins?: boolean;
  look: 'task' | 'heading' | 'plain';
  save: (value: string) => Promise<BoardResult>;
}

/** Words of a block, written where they stand and as they look there. */
export function InPlaceField({ label, value, maxLength, placeholder, begins = false, look, save }: InPlaceFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useFieldDraft({ value, save });
  useEffect(() => {
    const element = field.current;
    if (!begins || !element) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [begins]);
  const key = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // A task is one thought: a further line is written with Shift.
    if (event.key === 'Enter' && !event.shiftKey && look !== 'plain' && !event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <textarea
      ref={field}
      className={classes.written}
      data-look={look}
      aria-label={label}
      placeholder={placeholder}
      rows={1}
      maxLength={maxLength}
      value={draft.value}
      onChange={(event) => draft.change(event.currentTarget.value)}
      onBlur={draft.flush}
      onPaste={pasteLines}
      onKeyDown={key}
    />
  );
}
