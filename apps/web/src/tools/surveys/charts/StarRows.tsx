import { decimalText, LIMITS, percentText, type QuestionResult, sharesOfWhole } from '@murmel/contracts';
import { IconStarFilled } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { AnswerPick, ChartSize } from './chart-options';
import { Pressable } from './Pressable';
import classes from './stars.module.css';
import { useChartTexts } from './texts';

interface StarRowsProps {
  result: QuestionResult;
  size: ChartSize;
  onPick?: ((pick: AnswerPick) => void) | undefined;
}

const { min, max } = LIMITS.survey.rating;
const VALUES = Array.from({ length: max - min + 1 }, (_, index) => max - index);

/** The mean in stars, and how often each number of stars was given: the whole width of a bar is 100 %. */
export function StarRows({ result, size, onPick }: StarRowsProps) {
  const { t, language } = useChartTexts();
  const counts = VALUES.map((value) => result.histogram?.[value - min] ?? 0);
  const shares = sharesOfWhole(counts);
  const mean = result.mean ?? null;
  return (
    <div className={classes.stars} data-size={size} data-colour="sonne">
      <p className={classes.mean}>
        <b className={classes.value}>{mean === null ? '–' : decimalText(mean, language)}</b>
        <span className={classes.row5} style={{ '--filled': `${((mean ?? 0) / max) * 100}%` } as CSSProperties} aria-hidden="true">
          <StarLine className={classes.empty} />
          <StarLine className={classes.full} />
        </span>
        <span className={classes.caption}>{t('starsMean')}</span>
      </p>
      <ul className={classes.rows}>
        {VALUES.map((value, index) => (
          <li key={value} style={{ '--share': shares[index]! / 100, '--turn': index } as CSSProperties}>
            <Pressable
              className={classes.line}
              label={t('pick', { answer: t('stars', { count: value }) })}
              onPress={onPick && counts[index] ? () => onPick({ number: value }) : undefined}
            >
              <span className={classes.name}>
                <span aria-hidden="true">{value}</span>
                <IconStarFilled className={classes.star ?? ''} aria-hidden />
                <span className="visually-hidden">{t('stars', { count: value })}</span>
              </span>
              <span className={classes.track}>
                <span className={classes.fill} />
              </span>
              <span className={classes.numbers}>
                <b>{percentText(shares[index]!, language)}</b> <span aria-hidden="true">{counts[index]}</span>
                <span className="visually-hidden">{t('count', { count: counts[index] })}</span>
              </span>
            </Pressable>
          </li>
        ))}
      </ul>
    </div>
  );
}

function StarLine({ className }: { className: string | undefined }) {
  return (
    <span className={className}>
      {VALUES.map((value) => (
        <IconStarFilled key={value} />
      ))}
    </span>
  );
}
