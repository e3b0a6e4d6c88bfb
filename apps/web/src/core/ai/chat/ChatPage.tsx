import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { LoadState } from '../../page/LoadState';
import { Chats } from './Chats';
import classes from './chat.module.css';
import type { NotConfiguredProps } from './NotConfigured';

const NotConfigured = lazyPage<NotConfiguredProps>(() => import('./NotConfigured'), ['tools']);

/** Chats of a teacher with the models of this installation. */
export default function ChatPage() {
  const { t } = useTranslation('ai/chat');
  const cards = useQuery(orpc.ai.modelCards.queryOptions());
  if (cards.data)
    return cards.data.models.length > 0 ? (
      <Chats models={cards.data.models} />
    ) : (
      <NotConfigured texts="ai/chat" infoHref="/ai/chats/info" />
    );
  return (
    <main id="main" tabIndex={-1} className={classes.alone}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <LoadState page query={cards} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={6} />}>
        {() => null}
      </LoadState>
    </main>
  );
}
