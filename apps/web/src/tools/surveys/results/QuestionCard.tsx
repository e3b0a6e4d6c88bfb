import type { QuestionResult, Survey, SurveyQuestion } from '@murmel/contracts';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { IconButton } from '../../../ui/overlays/IconButton';
import type { AnswerPick } from '../charts/chart-options';
import { QuestionChart } from '../charts/QuestionChart';
import { useTexts } from '../texts';
import { FileRelease } from './FileRelease';
import classes from './results.module.css';
import { TextRelease } from './TextRelease';
import { useQuestionSetting } from './use-question-setting';

interface QuestionCardProps {
  survey: Survey;
  question: SurveyQuestion;
  index: number;
  result: QuestionResult;
  /** the wall shows what came in to it */
  revealed: boolean;
  onReveal: (() => void) | undefined;
  onPick: (pick: AnswerPick) => void;
}

/** One question's results, with the eye that decides whether the wall shows them. */
export function QuestionCard({ survey, question, index, result, revealed, onReveal, onPick }: QuestionCardProps) {
  const t = useTexts();
  const recommendation = useQuestionSetting(survey, 'recommendation');
  return (
    <section className={classes.card} aria-labelledby={`result-${question.id}`}>
      <header className={classes.cardHead}>
        <div>
          <h2 id={`result-${question.id}`}>
            {index + 1} · {question.title}
          </h2>
          <p>{t('figures.answered', { count: result.answered })}</p>
        </div>
        {onReveal && (
          <IconButton icon={revealed ? IconEye : IconEyeOff} pressed={revealed} label={t('wall.eye')} tipAlign="end" onClick={onReveal} />
        )}
      </header>
      {question.type === 'long_answer' ? (
        <TextRelease surveyId={survey.id} result={result} />
      ) : question.type === 'file' ? (
        <FileRelease result={result} />
      ) : (
        <QuestionChart surveyId={survey.id} question={question} result={result} size="page" onPick={onPick} />
      )}
      {question.type === 'net_promoter_score' && survey.abilities.update && (
        <div className={classes.evaluation}>
          <SwitchRow
            label={t('recommendation.title')}
            description={t('recommendation.hint')}
            checked={recommendation.isSet(question)}
            onChange={(asks) => recommendation.change(question.id, asks)}
          />
        </div>
      )}
    </section>
  );
}
