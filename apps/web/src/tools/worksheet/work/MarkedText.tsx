import type { Remark } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { useSheetTexts } from '../sheet/texts';
import classes from './marks.module.css';

/** A text with the marks in it, each with its number. What overlaps begins where the one before ends. */
export function MarkedText({ text, remarks }: { text: string; remarks: readonly Remark[] }) {
  const t = useSheetTexts();
  const marks = remarks
    .flatMap(({ place, kind }, index) => ('from' in place ? [{ ...place, kind, number: index + 1 }] : []))
    .sort((left, right) => left.from - right.from);
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { from, to, kind, number } of marks) {
    const [begin, end] = [Math.max(at, Math.min(from, text.length)), Math.min(to, text.length)];
    if (end <= begin) continue;
    pieces.push(text.slice(at, begin));
    pieces.push(
      <mark key={number} data-kind={kind} className={classes.mark}>
        {text.slice(begin, end)}
        <sup aria-label={t('remark.number', { number })}>{number}</sup>
      </mark>,
    );
    at = end;
  }
  pieces.push(text.slice(at));
  return <p className={classes.said}>{pieces}</p>;
}
