import { type Survey, type SurveyResponse, TOOLS } from '@murmel/contracts';
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OneByOne } from '../../../core/answers/one-by-one/OneByOne';
import { placeOfPage } from '../../../core/answers/one-by-one/place-of-page';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useTexts } from '../texts';
import { ResponseCard } from './ResponseCard';
import classes from './results.module.css';

interface SingleResponseProps {
  survey: Survey;
  /** from the address, counts from 1 */
  page: string;
  /** number of responses so far: a change reloads the page */
  total: number | undefined;
}

/** The responses one by one, each at its own address. */
export default function SingleResponse({ survey, page: wanted, total: known }: SingleResponseProps) {
  const t = useTexts();
  const queryClient = useQueryClient();
  const page = placeOfPage(wanted);
  const query = useQuery({
    ...orpc.surveys.responses.queryOptions({ input: { id: survey.id, page, limit: 1 } }),
    placeholderData: keepPreviousData,
  });
  const { refetch } = query;
  useEffect(() => void refetch(), [refetch, known]);
  const all = `${TOOLS.surveys.route}/${survey.id}/responses`;
  return (
    <div className={classes.single}>
      <OneByOne
        query={query as UseQueryResult<{ entries: SurveyResponse[]; total: number }>}
        page={page}
        all={all}
        pathOf={(to) => `${all}/${to}`}
        texts={{
          ...{ loading: t('loading'), cancel: t('cancel'), toAll: t('responses.toAll'), pager: t('responses.pager') },
          ...{ remove: t('responses.remove'), previous: t('responses.previous'), next: t('responses.next'), gone: t('responses.gone') },
          position: (total) => t('responses.position', { page, total }),
          goneText: (count) => t('responses.goneText', { count }),
        }}
        removing={{
          texts: ({ number, answers }) => ({
            ...{ title: t('responses.ask.title', { number }), confirm: t('responses.ask.confirm') },
            text: t('responses.ask.text', { count: answers.length }),
            done: t('responses.removed', { number }),
          }),
          remove: async ({ id }) => {
            await api.surveys.removeResponse({ id });
            await queryClient.invalidateQueries({ queryKey: orpc.surveys.responses.key() });
          },
        }}
      >
        {(response) => <ResponseCard survey={survey} response={response} level={2} />}
      </OneByOne>
    </div>
  );
}
