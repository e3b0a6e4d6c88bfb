import type { Survey, SurveyResponse } from '@murmel/contracts';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LoadState } from '../../../core/page/LoadState';
import { PageSwitch } from '../../../core/page/PageSwitch';
import { orpc } from '../../../platform/api/queries';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { useChartTexts } from '../charts/texts';
import { useTexts } from '../texts';
import { type AnswerFilter, filterText } from './filter';
import { ResponseCard } from './ResponseCard';
import classes from './results.module.css';

interface FilteredResponsesProps {
  survey: Survey;
  filter: AnswerFilter;
  /** number of responses so far: a change reloads the list */
  responses: number;
  onClose: () => void;
}

/** Exactly the responses that gave a certain answer. */
export function FilteredResponses({ survey, filter, responses, onClose }: FilteredResponsesProps) {
  const t = useTexts();
  const { t: chart } = useChartTexts();
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery({
    ...orpc.surveys.responses.queryOptions({ input: { id: survey.id, ...filter, page } }),
    placeholderData: keepPreviousData,
  });
  const { refetch } = query;
  useEffect(() => void refetch(), [refetch, responses]);
  useEffect(() => {
    setPage(1);
    heading.current?.focus();
  }, [filter]);
  const index = survey.survey.questions.findIndex(({ id }) => id === filter.questionId);
  const answer = filterText(filter, survey.survey.questions[index], (count) => chart('stars', { count }));
  return (
    <section className={classes.filtered} aria-labelledby="filtered-responses">
      <div className={classes.filterHead}>
        <h2 id="filtered-responses" ref={heading} tabIndex={-1}>
          {query.data ? t('responses.found', { count: query.data.total }) : t('loading')}
        </h2>
        <button type="button" className={classes.chip} onClick={onClose}>
          {t('responses.chip', { number: index + 1, answer })}
          <IconX size={18} stroke={2} aria-hidden />
          <span className="visually-hidden">{t('responses.removeFilter')}</span>
        </button>
      </div>
      <LoadState query={query} skeleton={<SkeletonGrid shape="lines" count={4} label={t('loading')} />}>
        {({ entries, limit, total }) => (
          <>
            <div className={classes.responseList}>
              {(entries as SurveyResponse[]).map((response) => (
                <ResponseCard key={response.id} survey={survey} response={response} level={3} />
              ))}
            </div>
            <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
          </>
        )}
      </LoadState>
    </section>
  );
}
