import type { CSSProperties } from 'react';
import classes from './answers.module.css';
import { type ChartSize, optionColour } from './chart-options';
import { useChartTexts } from './texts';
import { wordFrequencies } from './word-frequencies';

/** Maximum number of words that can be read at once. */
const SHOWN = 60;

/** Word cloud of free texts, with frequent words larger. It is sorted alphabetically, so no word jumps when the counts change. */
export function TextCloud({ texts, size }: { texts: readonly string[]; size: ChartSize }) {
  const { t } = useChartTexts();
  const words = wordFrequencies(texts, SHOWN);
  if (words.length === 0) return <p className={classes.none}>{t('nothingYet')}</p>;
  const most = words[0]!.times;
  const sorted = words.toSorted((a, b) => a.word.localeCompare(b.word, 'de'));
  return (
    <ul className={classes.cloud} data-size={size} aria-label={t('words')}>
      {sorted.map(({ word, times }, index) => (
        <li
          key={word}
          className={classes.word}
          data-colour={optionColour(index)}
          style={{ '--weight': most === 1 ? 0.3 : times / most } as CSSProperties}
        >
          <span aria-hidden="true">{word}</span>
          <span className="visually-hidden">{t('wordCount', { word, number: times })}</span>
        </li>
      ))}
    </ul>
  );
}
