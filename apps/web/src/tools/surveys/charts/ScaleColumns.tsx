import { decimalText, LIMITS, type QuestionResult, shortText, signedText } from '@murmel/contracts';
import type { CSSProperties } from 'react';
import type { AnswerPick, ChartSize } from './chart-options';
import { Pressable } from './Pressable';
import classes from './scale.module.css';
import { useChartTexts } from './texts';

interface ScaleColumnsProps {
  result: QuestionResult;
  size: ChartSize;
  onPick?: ((pick: AnswerPick) => void) | undefined;
}

const { min, max } = LIMITS.survey.netPromoterScore;
const VALUES = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Eleven columns from 0 to 10 with mean and median. A recommendation question also shows its score and the meaning of it. */
export function ScaleColumns({ result, size, onPick }: ScaleColumnsProps) {
  const { t, language } = useChartTexts();
  const counts = VALUES.map((value) => result.histogram?.[value - min] ?? 0);
  const highest = Math.max(1, ...counts);
  const known = (value: number | null | undefined, write: (value: number, language: string) => string) =>
    value === null || value === undefined ? '–' : write(value, language);
  return (
    <div className={classes.scale} data-size={size} data-colour="himmel">
      <ul className={classes.columns}>
        {VALUES.map((value, index) => (
          <li key={value} style={{ '--share': counts[index]! / highest, '--turn': index } as CSSProperties}>
            <Pressable
              className={classes.column}
              label={t('pick', { answer: value })}
              onPress={onPick && counts[index] ? () => onPick({ number: value }) : undefined}
            >
              <span className={classes.room}>
                <span className={classes.count} aria-hidden="true">
                  {counts[index] || ''}
                </span>
                <span className={classes.fill} />
              </span>
              <span className={classes.value}>{value}</span>
              <span className="visually-hidden">: {t('count', { count: counts[index] })}</span>
            </Pressable>
          </li>
        ))}
      </ul>
      <dl className={classes.figures}>
        <div>
          <dt>{t('mean')}</dt>
          <dd>{known(result.mean, decimalText)}</dd>
        </div>
        <div>
          <dt>{t('median')}</dt>
          <dd>{known(result.median, shortText)}</dd>
        </div>
        {result.netPromoterScore !== undefined && (
          <div>
            <dt>{t('nps')}</dt>
            <dd>{known(result.netPromoterScore, signedText)}</dd>
          </div>
        )}
      </dl>
      {result.netPromoterScore !== undefined && <p className={classes.hint}>{t('npsHint')}</p>}
    </div>
  );
}
