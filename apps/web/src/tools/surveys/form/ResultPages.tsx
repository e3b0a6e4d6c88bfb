import { contentLanguage, type GuestResults, type QuestionResult, type SurveyQuestion, type TeacherResults } from '@murmel/contracts';
import { IconArrowLeft, IconArrowRight, IconEyeOff } from '@tabler/icons-react';
import { type MouseEvent, Suspense } from 'react';
import { FormLink } from '../../../core/answers/FormButton';
import { FormFrame } from '../../../core/answers/FormFrame';
import { MessageScreen } from '../../../core/answers/MessageScreen';
import { lazyPage } from '../../../platform/page/lazy-page';
import { Marble } from '../../../ui/marbles/Marble';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import classes from './ResultPages.module.css';
import { type SurveyPage, surveyPagePath } from './survey-page';
import { useTexts } from './texts';
import type { OpenSurvey } from './use-survey';

const QuestionChart = lazyPage(
  async () => ({ default: (await import('../charts/QuestionChart')).QuestionChart }),
  ['tools/surveys/charts'],
);

/** Questions of one page. */
const PAGE = 10;

interface ResultPagesProps {
  open: OpenSurvey;
  page: number;
  go: (place: SurveyPage) => void;
}

/** Shows the results of all participants, live: aggregates, and texts and files that the teacher released (spec C28). */
export default function ResultPages({ open, page, go }: ResultPagesProps) {
  const t = useTexts();
  const { survey, results, offline } = open;
  const lang = contentLanguage(survey);
  if (!results) {
    return (
      <FormFrame
        screen="results"
        title={
          <h1 className={classes.title} lang={lang}>
            {survey.title}
          </h1>
        }
        offline={offline}
      >
        <SkeletonGrid shape="lines" count={6} label={t('results.loading')} />
      </FormFrame>
    );
  }
  if (results.audience === 'guestWaiting') {
    return (
      <MessageScreen
        screen="hidden-results"
        offline={offline}
        marble={<Marble colour="himmel" swirl={2} size={132} icon={IconEyeOff} />}
        title={t('results.hiddenTitle')}
        actions={
          results.state === 'open' && (
            <FormLink href={surveyPagePath(survey.id, { screen: 'form', responseId: undefined })}>{t('results.takePart')}</FormLink>
          )
        }
      >
        <p>{t(survey.survey.participantsSee === 'after' && results.state === 'open' ? 'results.hiddenUntil' : 'results.hidden')}</p>
      </MessageScreen>
    );
  }
  const questions = survey.survey.questions.flatMap((question) => {
    const result = resultOf(results, question);
    return result ? [{ question, result }] : [];
  });
  const pages = Math.max(1, Math.ceil(questions.length / PAGE));
  const shown = Math.min(page, pages);
  const first = (shown - 1) * PAGE;
  const pageLink = (to: number, label: string, icon: 'before' | 'after') => (
    <FormLink
      href={surveyPagePath(survey.id, { screen: 'results', page: to })}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go({ screen: 'results', page: to });
      }}
    >
      {icon === 'before' && <IconArrowLeft size={22} stroke={1.9} aria-hidden />}
      {label}
      {icon === 'after' && <IconArrowRight size={22} stroke={1.9} aria-hidden />}
    </FormLink>
  );
  return (
    <FormFrame
      screen={`results-${shown}`}
      title={
        <p className={classes.title} lang={lang}>
          {survey.title}
        </p>
      }
      offline={offline}
      bar={
        pages > 1 && (
          <nav className={classes.pages} aria-label={t('results.pages')}>
            {shown > 1 && pageLink(shown - 1, t('results.before'), 'before')}
            {shown < pages && pageLink(shown + 1, t('results.after'), 'after')}
          </nav>
        )
      }
    >
      <h1 className={classes.heading} tabIndex={-1} data-screen-heading>
        {t('results.title')}
      </h1>
      <p className={classes.count}>
        {t('results.responses', { count: results.responses })}
        {pages > 1 && ` · ${t('results.page', { page: shown, pages })}`}
      </p>
      <Suspense fallback={<SkeletonGrid shape="lines" count={6} label={t('results.loading')} />}>
        <ol className={classes.questions} start={first + 1}>
          {questions.slice(first, first + PAGE).map(({ question, result }) => (
            <li key={question.id}>
              <section aria-labelledby={`result-${question.id}`}>
                <h2 id={`result-${question.id}`} className={classes.question}>
                  {question.title ? <span lang={lang}>{question.title}</span> : t('untitled')}
                </h2>
                <QuestionChart surveyId={survey.id} question={question} result={result} size="page" />
              </section>
            </li>
          ))}
        </ol>
      </Suspense>
    </FormFrame>
  );
}

/** A teacher who looks at the public page sees what the public does. */
function resultOf(results: TeacherResults | GuestResults, { id, inResults }: SurveyQuestion): QuestionResult | undefined {
  const result = results.questions.find(({ questionId }) => questionId === id);
  if (!result || results.audience !== 'teacher') return result;
  if (!inResults) return undefined;
  const { texts, files } = result;
  return {
    ...result,
    ...(texts ? { texts: texts.filter(({ released }) => released) } : {}),
    ...(files ? { files: files.filter(({ released }) => released) } : {}),
  };
}
