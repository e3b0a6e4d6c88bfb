import type { Survey, SurveyResponse } from '@murmel/contracts';
import { ReadAloudButton } from '../../../core/ai/speech/speech-buttons';
import { momentText, timeOfDayText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useChartTexts } from '../charts/texts';
import { useTexts } from '../texts';
import { answerFile, answerText } from './answer-text';
import classes from './results.module.css';

interface ResponseCardProps {
  survey: Survey;
  response: SurveyResponse;
  /** level of its heading, below that of its container */
  level: 2 | 3;
}

/** One response: its number, its time, and every answer below its question. It has no name, because none is collected. */
export function ResponseCard({ survey, response, level }: ResponseCardProps) {
  const Heading = `h${level}` as const;
  const t = useTexts();
  const { t: chart } = useChartTexts();
  const { i18n } = useTranslation();
  const time = (moment: string) => {
    const at = new Date(moment);
    return `${momentText(at, i18n.language, { dateStyle: 'medium' })}, ${timeOfDayText(at, i18n.language)}`;
  };
  return (
    <article className={classes.response}>
      <header className={classes.responseHead}>
        <Heading>{t('responses.number', { number: response.number })}</Heading>
        <p>
          <time dateTime={response.submittedAt}>{time(response.submittedAt)}</time>
          {response.changedAt && <> · {t('responses.changed', { time: time(response.changedAt) })}</>}
        </p>
      </header>
      <dl className={classes.answers}>
        {survey.survey.questions.map((question, index) => {
          const answer = response.answers.find(({ questionId }) => questionId === question.id);
          const file = answerFile(response, answer);
          const text = answerText(question, answer, (count) => chart('stars', { count }));
          return (
            <div key={question.id}>
              <dt>
                {index + 1} · {question.title}
              </dt>
              <dd data-empty={(!file && text === undefined) || undefined}>
                {file ? (
                  <a href={`/api/owner_files/${file.id}`} download={file.name}>
                    {file.name}
                  </a>
                ) : (
                  <>
                    {text ?? t('responses.noAnswer')}
                    {answer?.text && <ReadAloudButton text={answer.text} />}
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </article>
  );
}
