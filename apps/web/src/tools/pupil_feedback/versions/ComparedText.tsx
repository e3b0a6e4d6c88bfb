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

/** Place in a text behind which the number of a hint stands. */
export interface HintMark {
  at: number;
  number: number;
}

/** Returns the pieces, cut where marks stand, each with the numbers behind it. */
export function withMarks(pieces: readonly Piece[], marks: readonly HintMark[]): (Piece & { numbers: number[] })[] {
  let from = 0;
  return pieces.flatMap(({ text, changed }) => {
    const [begin, end] = [from, from + text.length];
    from = end;
    const within = marks.filter(({ at }) => at > begin && at <= end);
    const cuts = [...new Set([...within.map(({ at }) => at), end])].sort((one, other) => one - other);
    return cuts.map((cut, index) => ({
      text: text.slice((cuts[index - 1] ?? begin) - begin, cut - begin),
      changed,
      numbers: within.filter(({ at }) => at === cut).map(({ number }) => number),
    }));
  });
}

interface ComparedTextProps {
  before: string;
  after: string;
  /** version that is shown: the earlier one with what went, the later one with what is new */
  side: 'before' | 'after';
  /** in place of the marks where hardly anything stayed */
  otherText: string;
  language: string | undefined;
  marks?: readonly HintMark[];
  /** name of the mark of a hint */
  markLabel?: (number: number) => string;
}

/** Shows one of two versions, with the words marked that the other one lacks, and with numbers of hints behind their passages. */
export function ComparedText({ before, after, side, otherText, language, marks = [], markLabel = String }: ComparedTextProps) {
  const pieces = useMemo(() => piecesOf(before, after, side), [before, after, side]);
  const Mark = side === 'before' ? 'del' : 'ins';
  const whole = [{ text: side === 'before' ? before : after, changed: false }];
  return (
    <>
      {!pieces && <p className={classes.other}>{otherText}</p>}
      <p className={classes.text} lang={language}>
        {withMarks(pieces ?? whole, marks).map(({ text, changed, numbers }, index) => (
          <span key={index}>
            {changed ? <Mark>{text}</Mark> : text}
            {numbers.map((number) => (
              <sup key={number} className={classes.mark}>
                <span className="visually-hidden">{markLabel(number)}</span>
                <span aria-hidden>{number}</span>
              </sup>
            ))}
          </span>
        ))}
      </p>
    </>
  );
}
