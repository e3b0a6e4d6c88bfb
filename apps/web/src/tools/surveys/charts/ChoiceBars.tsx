import type { QuestionResult, SurveyQuestion } from '@murmel/contracts';
import type { CSSProperties } from 'react';
import classes from './bars.module.css';
import { type AnswerPick, type ChartSize, optionColour } from './look';
import { letterOf, percentText } from './numbers';
import { Pressable } from './Pressable';
import { sharesOfPeople, sharesOfWhole } from './percentages';
import { useChartTexts } from './texts';

interface ChoiceBarsProps {
  question: SurveyQuestion;
  result: QuestionResult;
  size: ChartSize;
  onPick?: ((pick: AnswerPick) => void) | undefined;
}

/** How often each option was taken: letter, text, bar, percent and count. */
export function ChoiceBars({ question, result, size, onPick }: ChoiceBarsProps) {
  const { t, language } = useChartTexts();
  const single = question.type === 'single_choice';
  const counts = question.options.map((_, index) => result.counts?.[index] ?? 0);
  const shares = single ? sharesOfWhole(counts) : sharesOfPeople(counts, result.answered);
  // The longest bar takes the whole width, so that small differences are still seen.
  const longest = Math.max(1, ...counts);
  return (
    <div className={classes.choices} data-size={size}>
      {!single && <p className={classes.hint}>{t('multiple')}</p>}
      <ul className={classes.bars}>
        {question.options.map((option, index) => (
          <li
            key={option.id}
            className={classes.bar}
            data-colour={optionColour(index)}
            style={{ '--share': counts[index]! / longest, '--turn': index } as CSSProperties}
          >
            <Pressable
              className={classes.row}
              label={t('pick', { answer: option.text })}
              onPress={onPick && counts[index] ? () => onPick({ optionId: option.id }) : undefined}
            >
              <span className={classes.letter}>{letterOf(index)}</span>
              <span className={classes.text}>{option.text}</span>
              <span className={classes.track}>
                <span className={classes.fill} />
              </span>
              <span className={classes.numbers}>
                <b className={classes.percent}>{percentText(shares[index]!, language)}</b>
                <span className={classes.count} aria-hidden="true">
                  {counts[index]}
                </span>
                <span className="visually-hidden">{t('count', { count: counts[index] })}</span>
              </span>
            </Pressable>
          </li>
        ))}
      </ul>
    </div>
  );
}
