import { type CloudState, layoutCloud, shownWords } from '@murmel/contracts';
import { useMemo } from 'react';
import { useTexts } from '../texts';
import { canvasMeasure } from './measure';
import classes from './paper.module.css';
import { BASELINE, printColourOf } from './print-colour';
import { usePrinting } from './use-printing';

/** About the shape of a sheet that lies on its side, below two lines of a question; px are only its unit. */
const BOX = { width: 1400, height: 760 };
const SMALLEST = 20;

interface PrintedCloudProps {
  /** above it, where the page around does not say it */
  question?: string;
  state: CloudState;
}

/**
 * Prints the cloud: on one page, drawn for the sheet instead of the screen, with public content only. Rendered only while it is printed.
 */
export function PrintedCloud(props: PrintedCloudProps) {
  return usePrinting() ? <Sheet {...props} /> : null;
}

function Sheet({ question, state }: PrintedCloudProps) {
  const t = useTexts();
  const placed = useMemo(
    () => layoutCloud({ words: shownWords(state), box: BOX, measure: canvasMeasure(), smallest: SMALLEST }).words,
    [state],
  );
  return (
    <section className={classes.sheet}>
      {question !== undefined && <h1 className={classes.question}>{question}</h1>}
      {placed.length === 0 && <p>{t('cloud.empty')}</p>}
      <svg className={classes.cloud} viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={t('cloud.label')}>
        {placed.map(({ key, text, x, y, size }) => (
          <text
            key={key}
            className={classes.word}
            x={x}
            y={y + size * BASELINE}
            fontSize={size}
            fill={printColourOf(key)}
            textAnchor="middle"
          >
            {text}
          </text>
        ))}
      </svg>
    </section>
  );
}
