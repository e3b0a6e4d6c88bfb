import {
  contentLanguage,
  LIMITS,
  type OwnSurveyResponse,
  type Survey,
  type SurveyAnswer,
  type SurveyQuestion,
  saysSomething,
} from '@murmel/contracts';
import { FormButton, FormLink } from '../../../core/answers/FormButton';
import { FormFrame } from '../../../core/answers/FormFrame';
import { byQuestion } from './answers';
import classes from './OwnAnswers.module.css';
import { type Texts, useTexts } from './texts';

interface OwnAnswersProps {
  survey: Survey;
  own: OwnSurveyResponse;
  /** undefined: the survey is closed */
  onChange: (() => void) | undefined;
  resultsHref: string | undefined;
  offline: boolean;
}

/** Shows one's own submitted answers. */
export function OwnAnswers({ survey, own, onChange, resultsHref, offline }: OwnAnswersProps) {
  const t = useTexts();
  const answers = byQuestion(own.answers);
  const bar = (onChange || resultsHref) && (
    <>
      {resultsHref && (
        <FormLink look="filled" href={resultsHref}>
          {t('results.see')}
        </FormLink>
      )}
      {onChange && (
        <FormButton look={resultsHref ? 'outline' : 'filled'} onClick={onChange}>
          {t('own.change')}
        </FormButton>
      )}
    </>
  );
  const lang = contentLanguage(survey);
  return (
    <FormFrame
      screen="own"
      title={
        <p className={classes.survey} lang={lang}>
          {survey.title}
        </p>
      }
      offline={offline}
      bar={bar}
    >
      <h1 className={classes.title} tabIndex={-1} data-screen-heading>
        {t('own.title')}
      </h1>
      <p className={classes.text}>{t(onChange ? 'own.open' : 'own.closed')}</p>
      <dl className={classes.answers}>
        {survey.survey.questions.map((question) => (
          <div key={question.id} className={classes.answer}>
            <dt>{question.title ? <span lang={lang}>{question.title}</span> : t('untitled')}</dt>
            <dd data-empty={!saysSomething(question, answers[question.id]) || undefined}>
              {answerText(question, answers[question.id], own, t)}
            </dd>
          </div>
        ))}
      </dl>
    </FormFrame>
  );
}

function answerText(question: SurveyQuestion, answer: SurveyAnswer | undefined, { files }: OwnSurveyResponse, t: Texts): string {
  if (!answer || !saysSomething(question, answer)) return t('own.none');
  switch (question.type) {
    case 'rating':
      return t('stars.one', { count: answer.number, max: LIMITS.survey.rating.max });
    case 'net_promoter_score':
      return t('own.scale', { number: answer.number, max: LIMITS.survey.netPromoterScore.max });
    case 'long_answer':
      return answer.text ?? '';
    case 'file':
      return files.find(({ id }) => id === answer.fileId)?.name ?? t('own.file');
    default:
      return question.options.flatMap(({ id, text }) => (answer.optionIds?.includes(id) ? [text] : [])).join(' · ');
  }
}
