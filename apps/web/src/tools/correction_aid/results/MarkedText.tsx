import type { Finding } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';
import classes from './results.module.css';

interface MarkedTextProps {
  text: string;
  findings: readonly Finding[];
  language: string | undefined;
  /** place of the finding that is looked at */
  at?: number | undefined;
  /** opens a finding by its number; without it the passages are only shown */
  onOpen?: (place: number) => void;
}

/** Shows a text with the passages that findings point at, each with the number of its finding; of passages that overlap the first one. */
export function MarkedText({ text, findings, language, at, onOpen }: MarkedTextProps) {
  const t = useTexts();
  const places = findings
    .map(({ quote, state, verdict, other }, index) => ({
      from: quote === '' || state === 'dropped' ? -1 : text.indexOf(quote),
      length: quote.length,
      look: other && state === 'waiting' ? 'unsure' : verdict,
      index,
    }))
    .filter(({ from }) => from >= 0)
    .sort((one, other) => one.from - other.from || one.index - other.index);
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { from, length, look, index } of places) {
    if (from < end) continue;
    pieces.push(text.slice(end, from));
    const label = t('result.passageOf', { number: index + 1 });
    pieces.push(
      <mark key={index} className={classes.passage} data-look={look} data-open={index === at || undefined}>
        {text.slice(from, from + length)}
        {onOpen ? (
          <button type="button" className={classes.place} aria-label={label} onClick={() => onOpen(index)}>
            {index + 1}
          </button>
        ) : (
          <sup aria-label={label}>{index + 1}</sup>
        )}
      </mark>,
    );
    end = from + length;
  }
  pieces.push(text.slice(end));
  return (
    <article className={classes.words} lang={language} aria-label={t('result.text')}>
      {pieces}
    </article>
  );
}
