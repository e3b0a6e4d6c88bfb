import type { QuestionResult, SurveyQuestion } from '@murmel/contracts';
import { useId, useState } from 'react';
import { ChartTable } from './ChartTable';
import { ChoiceBars } from './ChoiceBars';
import type { AnswerPick, ChartSize } from './chart-options';
import classes from './charts.module.css';
import { FileAnswers } from './FileAnswers';
import { ScaleColumns } from './ScaleColumns';
import { StarRows } from './StarRows';
import { TextAnswers } from './TextAnswers';
import { useChartTexts } from './texts';

export interface QuestionChartProps {
  surveyId: string;
  question: SurveyQuestion;
  result: QuestionResult;
  size: ChartSize;
  /** pressing one answer asks for the responses that gave it; without it nothing can be pressed */
  onPick?: ((pick: AnswerPick) => void) | undefined;
}

/** Draws the responses to one question as its type requires. On a page every chart with numbers is there as a table, too. */
export function QuestionChart({ surveyId, question, result, size, onPick }: QuestionChartProps) {
  const { t } = useChartTexts();
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const counted = question.type !== 'long_answer' && question.type !== 'file';
  if (size === 'wall' || !counted) return <Drawing surveyId={surveyId} question={question} result={result} size={size} onPick={onPick} />;
  return (
    <div className={classes.chart}>
      <div id={id}>
        {asTable ? (
          <ChartTable question={question} result={result} />
        ) : (
          <Drawing surveyId={surveyId} question={question} result={result} size={size} onPick={onPick} />
        )}
      </div>
      <button type="button" className={classes.toggle} aria-expanded={asTable} aria-controls={id} onClick={() => setAsTable(!asTable)}>
        {t(asTable ? 'asChart' : 'asTable')}
      </button>
    </div>
  );
}

function Drawing({ surveyId, question, result, size, onPick }: QuestionChartProps) {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
      return <ChoiceBars question={question} result={result} size={size} onPick={onPick} />;
    case 'rating':
      return <StarRows result={result} size={size} onPick={onPick} />;
    case 'net_promoter_score':
      return <ScaleColumns result={result} size={size} onPick={onPick} />;
    case 'long_answer':
      return <TextAnswers surveyId={surveyId} result={result} size={size} />;
    case 'file':
      return <FileAnswers result={result} size={size} />;
  }
}
