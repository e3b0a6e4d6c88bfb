import type { FeedbackAssignmentItem, TextOverview } from '@murmel/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OneByOne } from '../../../core/answers/one-by-one/OneByOne';
import { placeOfPage } from '../../../core/answers/one-by-one/place-of-page';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { feedbackTypeOf, responsesPath, textPath } from '../paths';
import { useTexts } from '../texts';
import { TextPage } from './TextPage';

interface SingleTextProps {
  item: FeedbackAssignmentItem;
  /** from the address, counts from 1 */
  page: string;
  type: string | undefined;
  overview: TextOverview | undefined;
}

/** The texts one by one, each at its own address. */
export default function SingleText({ item, page: wanted, type, overview }: SingleTextProps) {
  const t = useTexts();
  const queryClient = useQueryClient();
  const page = placeOfPage(wanted);
  const query = useQuery({
    ...orpc.pupilFeedback.responses.queryOptions({ input: { id: item.id, page, limit: 1 } }),
    placeholderData: keepPreviousData,
  });
  const { refetch } = query;
  const row = overview?.rows[page - 1];
  const known = row && `${row.id} ${row.versions} ${row.stage} ${row.hintsWaiting}`;
  useEffect(() => void refetch(), [refetch, known]);
  const shown = feedbackTypeOf(type);
  return (
    <OneByOne
      query={query}
      page={page}
      all={responsesPath(item.id)}
      pathOf={(to) => textPath(item.id, to, type === undefined ? undefined : shown)}
      texts={{
        ...{ loading: t('loading'), cancel: t('cancel'), toAll: t('text.toAll'), pager: t('text.pager'), remove: t('text.remove') },
        ...{ previous: t('text.previous'), next: t('text.next'), gone: t('text.gone') },
        position: (total) => t('text.position', { page, total }),
        goneText: (count) => t('text.goneText', { count }),
      }}
      removing={{
        texts: ({ name }) => ({
          ...{ title: t('text.ask.title', { name }), confirm: t('text.ask.confirm'), text: t('text.ask.text') },
          done: t('text.removed', { name }),
        }),
        remove: async ({ id }) => {
          await api.pupilFeedback.removeResponse({ id });
          await queryClient.invalidateQueries({ queryKey: orpc.pupilFeedback.responses.key() });
        },
      }}
    >
      {(text) => <TextPage key={text.id} item={item} text={text} type={shown} page={page} />}
    </OneByOne>
  );
}
