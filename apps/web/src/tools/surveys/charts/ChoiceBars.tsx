import {
  letterOf,
  percentText,
  type QuestionResult,
  type SurveyQuestion,
  sharesOfPeople,
  sharesOfWhole,
  shownOptions,
} from '@murmel/contracts';
import type { CSSProperties } from 'react';
import classes from './bars.module.css';
import { type AnswerPick, type ChartSize, optionColour } from './chart-options';
import { Pressable } from './Pressable';
import { useChartTexts } from './texts';

interface ChoiceBarsProps {
  question: SurveyQuestion;
  result: QuestionResult;
  size: ChartSize;
  onPick?: ((pick: AnswerPick) => void) | undefined;
}

/** Chart of the votes for each option: letter, text, bar, percent and count. The whole width is 100 %. */
export function ChoiceBars({ question, result, size, onPick }: ChoiceBarsProps) {
  const { t, language } = useChartTexts();
  const single = question.type === 'single_choice';
  const options = shownOptions(question, result);
  const counts = options.map(({ count }) => count);
  const shares = single ? sharesOfWhole(counts) : sharesOfPeople(counts, result.answered);
  return (
    <div className={classes.choices} data-size={size}>
      {!single && <p className={classes.hint}>{t('multiple')}</p>}
      <ul className={classes.bars}>
        {options.map(({ id, text, place, count }, index) => (
          <li
            key={id}
            className={classes.bar}
            data-colour={optionColour(place)}
            style={{ '--share': shares[index]! / 100, '--turn': index } as CSSProperties}
          >
            <Pressable
              className={classes.row}
              label={t('pick', { answer: text })}
              onPress={onPick && count > 0 ? () => onPick({ optionId: id }) : undefined}
            >
              <span className={classes.letter}>{letterOf(place)}</span>
              <span className={classes.text}>{text}</span>
              <span className={classes.track}>
                <span className={classes.fill} />
              </span>
              <span className={classes.numbers}>
                <b className={classes.percent}>{percentText(shares[index]!, language)}</b>
                <span className={classes.count} aria-hidden="true">
                  {count}
                </span>
                <span className="visually-hidden">{t('count', { count })}</span>
              </span>
            </Pressable>
          </li>
        ))}
      </ul>
    </div>
  );
}
