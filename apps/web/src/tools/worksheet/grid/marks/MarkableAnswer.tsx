import { LIMITS, type Remark, type RemarkKind } from '@murmel/contracts';
import { IconMessagePlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Announcement } from '../../../../ui/status/Announcement';
import { MarkedText } from '../../work/MarkedText';
import { useTexts } from '../texts';
import { KindPill } from './KindPill';
import classes from './marks.module.css';
import { type Letters, selectedLetters, selectLetters } from './selected-letters';
import { wordsAfter } from './word-keys';

interface MarkableAnswerProps {
  text: string;
  remarks: readonly Remark[];
  /** @param comments one wants to write something about it */
  onMark: (remark: Remark, comments: boolean) => void;
}

interface Picked extends Letters {
  top: number;
  left: number;
}

/** Returns the selected part of the answer in this place, and its position. */
function pickedIn(place: HTMLElement | null): Picked | undefined {
  const said = place?.querySelector<HTMLElement>('p');
  const selection = getSelection();
  const letters = said && selectedLetters(said, selection);
  if (!place || !letters || !selection) return undefined;
  const rect = selection.getRangeAt(0).getBoundingClientRect();
  const frame = place.getBoundingClientRect();
  return { ...letters, top: rect.bottom - frame.top + 8, left: Math.max(0, rect.left - frame.left) };
}

const { quoteMax } = LIMITS.worksheet;

/** A text whose letters can be marked: what is selected, with the pointer or word by word with keys, gets a kind. */
export function MarkableAnswer({ text, remarks, onMark }: MarkableAnswerProps) {
  const t = useTexts();
  const hint = useId();
  const place = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Picked>();
  useEffect(() => {
    const look = (): void => {
      // Some browsers let go of what is selected when a button gets the focus: one is choosing what it gets.
      if (toolbar.current?.contains(document.activeElement)) return;
      setPicked(pickedIn(place.current));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);
  const letGo = (): void => {
    words.current?.focus();
    getSelection()?.removeAllRanges();
    setPicked(undefined);
  };
  const mark = ({ from, to }: Letters, kind: RemarkKind, comments: boolean): void => {
    const quote = text.slice(from, to).trim();
    letGo();
    onMark({ place: { from, to }, kind, text: '', quote: quote.length > quoteMax ? `${quote.slice(0, quoteMax - 1)}…` : quote }, comments);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const said = words.current?.querySelector<HTMLElement>('p');
    // Reads the current selection: keys come faster than the browser's selection events.
    const next = said && wordsAfter(text, selectedLetters(said, getSelection()), event);
    if (next) {
      selectLetters(said, next);
      setPicked(pickedIn(place.current));
    } else if (picked && event.key === 'Enter') toolbar.current?.querySelector('button')?.focus();
    else if (picked && event.key === 'Escape') letGo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={place} className={classes.markable}>
      <div
        ref={words}
        role="textbox"
        aria-readonly
        aria-multiline
        aria-label={t('mark.answer')}
        aria-describedby={hint}
        tabIndex={0}
        className={classes.words}
        onKeyDown={onKeyDown}
      >
        <MarkedText text={text} remarks={remarks} />
      </div>
      <p id={hint} className={classes.hint} data-picked={picked !== undefined || undefined}>
        {t('mark.keys')}
      </p>
      <Announcement text={picked ? t('mark.picked', { words: text.slice(picked.from, picked.to) }) : ''} turn={picked?.to ?? 0} />
      {picked && (
        <KindPill
          toolbar={toolbar}
          style={{ top: picked.top, insetInlineStart: picked.left }}
          onKind={(kind, comments) => mark(picked, kind, comments)}
          onEscape={letGo}
        />
      )}
      <button type="button" className={classes.whole} onClick={() => mark({ from: 0, to: text.length }, 'think', true)}>
        <IconMessagePlus size={18} stroke={1.9} aria-hidden />
        {t('mark.whole')}
      </button>
    </div>
  );
}
