import { type AiConversation, LIMITS } from '@murmel/contracts';
import { IconArrowLeft, IconPlus, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { lazyPage } from '../../../../platform/page/lazy-page';
import { Button } from '../../../../ui/forms/Button';
import { SearchField } from '../../../../ui/forms/SearchField';
import { Tip } from '../../../../ui/overlays/Tip';
import { SkeletonGrid } from '../../../../ui/status/SkeletonGrid';
import { useNow } from '../../../dates/use-now';
import { RouterLink } from '../../../links/RouterLink';
import { LoadState } from '../../../page/LoadState';
import { useDebounced } from '../../../page/use-debounced';
import { chatsQuery, foundChatsQuery, mergePages } from '../chat-queries';
import { byAge } from './ages';
import { ChatRow } from './ChatRow';
import classes from './list.module.css';
import type { RenameChatDialogProps } from './RenameChatDialog';
import { useChatActions } from './use-chat-actions';

const RenameChatDialog = lazyPage<RenameChatDialogProps>(() => import('./RenameChatDialog'), []);

interface ChatListProps {
  /** the open one */
  current: string | undefined;
  writing: ReadonlySet<string>;
}

/** All chats by their age, what a word is found in, or what was thrown away. */
export function ChatList({ current, writing }: ChatListProps) {
  const { t } = useTranslation('ai/chat');
  const { t: shell } = useTranslation('shell');
  const [typed, setTyped] = useState('');
  const [inTrash, setInTrash] = useState(false);
  const [renaming, setRenaming] = useState<AiConversation>();
  const acts = useChatActions();
  const now = useNow();
  const query = useDebounced(typed.trim().slice(0, LIMITS.search.max));
  const searches = query !== '' && !inTrash;
  const chats = useInfiniteQuery({ ...chatsQuery(inTrash), enabled: !searches });
  const found = useInfiniteQuery({ ...foundChatsQuery(query), enabled: searches });
  const list = searches ? found : chats;
  const row = (chat: AiConversation, excerpt?: string) => (
    <ChatRow
      key={chat.id}
      chat={chat}
      excerpt={excerpt}
      current={chat.id === current}
      writing={writing.has(chat.id)}
      onRename={() => setRenaming(chat)}
      onSave={() => void acts.save(chat)}
      onDiscard={() => void acts.discard(chat)}
      onRestore={() => void acts.restore(chat)}
    />
  );
  const groups = inTrash
    ? [{ age: 'trash', entries: mergePages(chats.data) }]
    : byAge(mergePages(chats.data), now, ({ changedAt }) => changedAt);
  const results = mergePages(found.data);
  const nothing = searches ? results.length === 0 : groups.every(({ entries }) => entries.length === 0);
  return (
    <div className={classes.list}>
      <div className={classes.top}>
        <Tip text={t('toTools')} align="start">
          <RouterLink href="/tools" className={classes.back} aria-label={t('toTools')}>
            <IconArrowLeft size={22} stroke={1.9} aria-hidden />
          </RouterLink>
        </Tip>
        <Button
          component={RouterLink}
          href="/ai/chats"
          variant="default"
          className={classes.new ?? ''}
          leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />}
        >
          {t('new')}
        </Button>
      </div>
      {!inTrash && <SearchField label={t('search')} clearLabel={t('clear')} value={typed} onChange={setTyped} />}
      <nav className={classes.chats} aria-label={t(inTrash ? 'age.trash' : 'chats')}>
        <p className="visually-hidden" role="status">
          {searches && found.data ? t('found', { count: found.data.pages[0]!.total }) : ''}
        </p>
        <LoadState query={list} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={6} />}>
          {() => (
            <>
              {nothing && <p className={classes.nothing}>{t(searches ? 'nothing.found' : inTrash ? 'nothing.trash' : 'nothing.chats')}</p>}
              {searches ? (
                <ul>{results.map((chat) => row(chat, chat.excerpt))}</ul>
              ) : (
                groups.map(({ age, entries }) =>
                  entries.length > 0 ? (
                    <div key={age}>
                      <p id={`chats-${age}`} className={classes.age}>
                        {t(`age.${age}`)}
                      </p>
                      <ul aria-labelledby={`chats-${age}`}>{entries.map((chat) => row(chat))}</ul>
                    </div>
                  ) : null,
                )
              )}
              {list.hasNextPage && (
                <Button size="sm" variant="default" fullWidth loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {t('showMore')}
                </Button>
              )}
            </>
          )}
        </LoadState>
      </nav>
      <Button
        size="sm"
        variant="subtle"
        leftSection={inTrash ? <IconArrowLeft size={18} stroke={1.9} aria-hidden /> : <IconTrash size={18} stroke={1.9} aria-hidden />}
        onClick={() => {
          setTyped('');
          setInTrash(!inTrash);
        }}
      >
        {t(inTrash ? 'toChats' : 'age.trash')}
      </Button>
      {renaming && (
        <RenameChatDialog title={renaming.title} rename={(title) => acts.rename(renaming, title)} onClose={() => setRenaming(undefined)} />
      )}
    </div>
  );
}
