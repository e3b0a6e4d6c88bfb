import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { LoadState } from '../../page/LoadState';
import { ChatLinks } from '../talks/ChatLinks';
import classes from './PersonaHistory.module.css';

/** The newest of them; the list of all chats has the others. */
const SHOWN = 10;

/** Earlier conversations with a persona. */
export function PersonaHistory({ id }: { id: string }) {
  const { t } = useTranslation('ai/personas');
  const query = useQuery(orpc.aiConversations.list.queryOptions({ input: { persona: id, limit: SHOWN } }));
  return (
    <section aria-labelledby="persona-history">
      <h2 id="persona-history" className={classes.heading}>
        {t('history')}
      </h2>
      <LoadState query={query} skeleton={<SkeletonGrid label={t('loading')} count={2} shape="lines" />}>
        {({ entries }) =>
          entries.length === 0 ? <p className={classes.none}>{t('historyNone')}</p> : <ChatLinks chats={entries} untitled={t('untitled')} />
        }
      </LoadState>
    </section>
  );
}
