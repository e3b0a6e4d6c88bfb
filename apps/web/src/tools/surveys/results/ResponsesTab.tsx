import { decimalText, LIMITS, type Survey, type SurveyQuestion, signedText, type TeacherResults, TOOLS } from '@murmel/contracts';
import { IconDownload, IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { RouterLink } from '../../../core/links/RouterLink';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { useTexts } from '../texts';
import { useWall } from '../wall/use-wall';
import { FilteredResponses } from './FilteredResponses';
import type { AnswerFilter } from './filter';
import { QuestionCard } from './QuestionCard';
import classes from './results.module.css';

interface ResponsesTabProps {
  survey: Survey;
  results: TeacherResults | undefined;
}

/** Shows the responses, live: numbers on top, one card per question, and actions on all of them. */
export default function ResponsesTab({ survey, results }: ResponsesTabProps) {
  const t = useTexts();
  const [filter, setFilter] = useState<AnswerFilter>();
  const { wall, update } = useWall(survey.id, results?.wall);
  const { questions } = survey.survey;
  const hasFiles = results?.questions.some(({ files }) => files !== undefined && files.length > 0) ?? false;
  const file = (format: 'csv' | 'xlsx' | 'zip') => `/api/surveys/surveys/${survey.id}/export?format=${format}`;
  return (
    <div className={classes.results}>
      <div className={classes.bar}>
        {results !== undefined && results.responses > 0 && (
          <>
            <Button
              variant="default"
              component={RouterLink}
              href={`${TOOLS.surveys.route}/${survey.id}/responses/1`}
              leftSection={<IconListDetails size={20} stroke={1.9} aria-hidden />}
            >
              {t('responses.single')}
            </Button>
            <span className={classes.files}>
              {(hasFiles ? (['csv', 'xlsx', 'zip'] as const) : (['csv', 'xlsx'] as const)).map((format) => (
                <Button
                  key={format}
                  variant="default"
                  component="a"
                  href={file(format)}
                  download
                  leftSection={<IconDownload size={20} stroke={1.9} aria-hidden />}
                >
                  {t(`responses.${format}`)}
                </Button>
              ))}
            </span>
          </>
        )}
      </div>
      {results === undefined && <SkeletonGrid shape="lines" count={5} label={t('loading')} />}
      {results?.responses === 0 && (
        <EmptyState
          title={t('responses.empty.title')}
          text={t(survey.survey.state === 'open' ? 'responses.empty.open' : 'responses.empty.other', { begun: results.begun })}
        />
      )}
      {results !== undefined && results.responses > 0 && (
        <>
          <Figures survey={survey} results={results} />
          {filter && (
            <FilteredResponses survey={survey} filter={filter} responses={results.responses} onClose={() => setFilter(undefined)} />
          )}
          <div className={classes.cards}>
            {questions.map((question, index) => {
              const result = results.questions.find(({ questionId }) => questionId === question.id) ?? {
                questionId: question.id,
                answered: 0,
              };
              const revealed = wall?.revealed.includes(question.id) ?? false;
              return (
                <QuestionCard
                  key={question.id}
                  survey={survey}
                  question={question}
                  index={index}
                  result={result}
                  revealed={revealed}
                  onReveal={survey.abilities.update ? () => update(revealed ? { cover: question.id } : { reveal: question.id }) : undefined}
                  onPick={(pick) => setFilter({ questionId: question.id, ...pick })}
                />
              );
            })}
          </div>
        </>
      )}
    </div>
  );
}

/** Shows the key figures. */
function Figures({ survey, results }: { survey: Survey; results: TeacherResults }) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const of = (fits: (question: SurveyQuestion) => boolean) => {
    const question = survey.survey.questions.find(fits);
    return results.questions.find(({ questionId }) => questionId === question?.id);
  };
  const mean = of(({ type }) => type === 'rating')?.mean;
  const nps = of(({ type, recommendation }) => type === 'net_promoter_score' && recommendation)?.netPromoterScore;
  const figures: [string, string][] = [
    [String(results.responses), t('figures.responses', { count: results.responses })],
    ...(results.begun > 0 ? [[String(results.begun), t('figures.begun')] as [string, string]] : []),
    ...(typeof mean === 'number'
      ? [[decimalText(mean, i18n.language), t('figures.mean', { max: LIMITS.survey.rating.max })] as [string, string]]
      : []),
    ...(typeof nps === 'number' ? [[signedText(nps, i18n.language), t('figures.nps')] as [string, string]] : []),
  ];
  return (
    <ul className={classes.figures}>
      {figures.map(([value, name]) => (
        <li key={name}>
          <b>{value}</b>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
