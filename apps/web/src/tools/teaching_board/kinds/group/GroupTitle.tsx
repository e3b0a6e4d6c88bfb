import { LIMITS, trimBlank } from '@murmel/contracts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useKindTexts } from '../texts';
import classes from './group.module.css';

interface GroupTitleProps {
  /** its own name; empty: it has only a number */
  name: string;
  shown: string;
  onRename: (name: string) => void;
}

/** The name of a group, which becomes a field when it is pressed. */
export function GroupTitle({ name, shown, onRename }: GroupTitleProps) {
  const t = useKindTexts();
  const [draft, setDraft] = useState<string>();
  const leaving = useRef(false);
  if (draft === undefined) {
    return (
      <button
        type="button"
        className={classes.rename}
        aria-label={t('group.rename', { group: shown })}
        title={t('group.rename', { group: shown })}
        onClick={() => setDraft(name)}
      >
        {shown}
      </button>
    );
  }
  const end = (kept: boolean): void => {
    // Taking the field away is leaving it, too.
    if (leaving.current) return;
    leaving.current = true;
    if (kept) onRename(trimBlank(draft));
    setDraft(undefined);
    leaving.current = false;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === 'Enter');
  };
  return (
    <input
      className={classes.field}
      aria-label={t('group.nameOf', { group: shown })}
      placeholder={shown}
      value={draft}
      maxLength={LIMITS.teachingBoard.groupNameMax}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => end(true)}
      onKeyDown={key}
    />
  );
}
