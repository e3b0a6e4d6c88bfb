import { inProportion, type QuestionResult, type SurveyQuestion } from '@murmel/contracts';
import type { CSSProperties } from 'react';
import { Marble } from '../../../ui/marbles/Marble';
import type { SwirlIndex } from '../../../ui/marbles/swirls';
import type { MarbleColour } from '../../../ui/theme/scales';
import { optionColour } from '../charts/chart-options';
import { useTexts } from '../texts';
import classes from './wall.module.css';

interface AnswerTrayProps {
  question: SurveyQuestion;
  result: QuestionResult | undefined;
  revealed: boolean;
  responses: number;
}

/** Maximum number of marbles that can be distinguished; the number beside them counts all. */
const DRAWN = 105;
const SWIRLS = 6;
/** Maximum number in one row. */
const ONE_ROW = 50;

/** One marble per response, without names. It takes the colour of the chosen option once the question's eye is open. */
export function AnswerTray({ question, result, revealed, responses }: AnswerTrayProps) {
  const t = useTexts();
  const colours = revealed && question.type === 'single_choice' ? chosen(inProportion(result?.counts ?? [], DRAWN)) : [];
  const answered = result?.answered ?? 0;
  const drawn = Math.min(DRAWN, Math.max(responses, answered));
  // Fewer are larger, in parts of the screen's width: one row, then two, then three.
  const size = drawn <= 18 ? '1.98vw' : drawn <= ONE_ROW ? '1.35vw' : '0.94vw';
  return (
    <footer className={classes.tray} style={{ '--marble': `max(12px, ${size})` } as CSSProperties}>
      {drawn > 0 && (
        <span className={classes.marbles} data-row={drawn <= ONE_ROW || undefined} aria-hidden="true">
          {Array.from({ length: drawn }, (_, index) => (
            <span key={index} className={classes.marble}>
              {colours[index] ? (
                <Marble colour={colours[index]} swirl={(index % SWIRLS) as SwirlIndex} />
              ) : (
                <span className={classes.plain} data-full={index < answered || undefined} />
              )}
            </span>
          ))}
        </span>
      )}
      <strong className={classes.count}>{t('wall.answers', { count: answered })}</strong>
    </footer>
  );
}

/** The colours of the votes, in the order of the options. */
function chosen(counts: readonly number[]): MarbleColour[] {
  return counts.flatMap((count, index) => Array.from({ length: count }, () => optionColour(index)));
}
