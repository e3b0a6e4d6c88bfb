import { useMemo } from 'react';
import { wordChanges } from '../../../platform/word-changes';
import classes from './versions.module.css';

interface Piece {
  text: string;
  changed: boolean;
}

/** Returns a text in pieces: what is also in the other version, and what is not. Undefined where hardly anything stayed. */
export function piecesOf(before: string, after: string, side: 'before' | 'after'): Piece[] | undefined {
  const changes = wordChanges(before, after);
  if (!changes) return undefined;
  const pieces: Piece[] = [];
  const add = (text: string, changed: boolean): void => {
    if (text !== '') pieces.push({ text, changed });
  };
  let end = 0;
  for (const change of changes) {
    add(before.slice(end, change.from), false);
    add(change[side], true);
    end = change.to;
  }
  add(before.slice(end), false);
  return pieces;
}

interface ComparedTextProps {
  before: string;
  after: string;
  /** version that is shown: the earlier one with what went, the later one with what is new */
  side: 'before' | 'after';
  /** in place of the marks where hardly anything stayed */
  otherText: string;
  language: string | undefined;
}

/** Shows one of two versions, with the words marked that the other one lacks. */
export function ComparedText({ before, after, side, otherText, language }: ComparedTextProps) {
  const pieces = useMemo(() => piecesOf(before, after, side), [before, after, side]);
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <>
      {!pieces && <p className={classes.other}>{otherText}</p>}
      <p className={classes.text} lang={language}>
        {pieces
          ? pieces.map(({ text, changed }, index) => (changed ? <Mark key={index}>{text}</Mark> : text))
          : side === 'before'
            ? before
            : after}
      </p>
    </>
  );
}
