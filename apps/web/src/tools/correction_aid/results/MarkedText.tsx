import type { Finding } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';
import classes from './results.module.css';

interface MarkedTextProps {
  text: string;
  findings: readonly Finding[];
  language: string | undefined;
}

/** Shows a text with the passages that findings point at, each with the number of its finding; of passages that overlap the first one. */
export function MarkedText({ text, findings, language }: MarkedTextProps) {
  const t = useTexts();
  const places = findings
    .map(({ quote, state }, index) => ({
      from: quote === '' || state === 'dropped' ? -1 : text.indexOf(quote),
      length: quote.length,
      index,
    }))
    .filter(({ from }) => from >= 0)
    .sort((one, other) => one.from - other.from || one.index - other.index);
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { from, length, index } of places) {
    if (from < end) continue;
    pieces.push(text.slice(end, from));
    pieces.push(
      <mark key={index} className={classes.passage}>
        {text.slice(from, from + length)}
        <sup aria-label={t('result.passageOf', { number: index + 1 })}>{index + 1}</sup>
      </mark>,
    );
    end = from + length;
  }
  pieces.push(text.slice(end));
  return (
    <article className={classes.paper} lang={language} aria-label={t('result.text')}>
      {pieces}
    </article>
  );
}
