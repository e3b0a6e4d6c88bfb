import type { ModelCard } from '@murmel/contracts';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { media } from '../../../ui/layout/media';
import { SkipLink } from '../../../ui/layout/SkipLink';
import classes from './chat.module.css';
import { ChatList } from './list/ChatList';
import type { ListDrawerProps } from './list/ListDrawer';
import { OpenChat } from './OpenChat';
import { useChatsLive } from './use-chats-live';

const ListDrawer = lazyPage<ListDrawerProps>(() => import('./list/ListDrawer'), []);
const useRoomForList = media('(min-width: 60em)');

/** Optional input for the first question, passed as history state of the browser and never in the address. */
export interface ChatArrival {
  prompt?: string;
}

/** All chats, and one of them or a new one. On a narrow screen the list lies over the chat. */
export function Chats({ models }: { models: readonly ModelCard[] }) {
  const { t: page } = useTranslation('platform/page');
  const { id } = useParams();
  const { key, state, pathname } = useLocation();
  const navigate = useNavigate();
  const room = useRoomForList();
  const [openedWith] = useState(key);
  const [listed, setListed] = useState(false);
  const live = useChatsLive();
  const [arrival] = useState(() => ({ id, prompt: (state as ChatArrival | null)?.prompt }));
  useEffect(() => setListed(false), [pathname]);
  useEffect(() => {
    // Once it is in the field it must not come back with a reload.
    if ((state as ChatArrival | null)?.prompt !== undefined) void navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);
  const list = <ChatList current={id} writing={live.writing} />;
  return (
    <div className={classes.page}>
      <SkipLink label={page('skip')} />
      {room && <aside className={classes.aside}>{list}</aside>}
      <OpenChat
        key={id ?? 'new'}
        id={id}
        models={models}
        given={id === arrival.id ? arrival.prompt : undefined}
        focused={key !== openedWith}
        onList={room ? undefined : () => setListed(true)}
      />
      {!room && (
        <Suspense fallback={null}>
          <ListDrawer opened={listed} onClose={() => setListed(false)}>
            {list}
          </ListDrawer>
        </Suspense>
      )}
    </div>
  );
}
