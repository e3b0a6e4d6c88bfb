import type { Item, ItemTypeKey } from '@murmel/contracts';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { withLiveTitle } from '../../platform/live/with-live-title';
import { lazyPage } from '../../platform/page/lazy-page';
import { useItemTitle } from '../../platform/page/use-item-title';
import { useSession } from '../../platform/session/store';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { useGatedItem } from './ItemGate.state';
import { GateFrame } from './ItemGateFrame';
import { LazyAccessWatcher } from './LazyAccessWatcher';

const loadMessage = () => import('./ItemGateMessage');
/** Loaded lazily after the first paint, because most visitors have access and do not need it. */
export const GateMessage = lazyPage(loadMessage, ['visitor']);
const PasswordPrompt = lazyPage(() => import('./ItemGatePassword'), ['visitor', 'tools']);
/**
 * Delay after the page's own code. It loads early enough to be available offline, because the message "no connection" must not need a
 * connection.
 */
const LATER_MS = 3000;

/** Result of a passed gate. */
export interface OpenItem {
  item: Item;
  /** requests access to this item again, after the server denied it */
  reload: () => void;
}

/** Props of every tool's public page. */
export interface PublicPageProps extends OpenItem {
  /** name of the public page, as in the tool registry */
  page: string;
  /** values of the page's other parameters, e.g. `responseId` */
  params: Readonly<Record<string, string>>;
}

interface ItemGateProps {
  type: ItemTypeKey;
  itemId: string;
  children: (open: OpenItem) => ReactNode;
}

/** Gate before a shared item. Loads it and shows loading, not available, password, offline and error itself. */
export function ItemGate({ type, itemId, children }: ItemGateProps) {
  const { state, reload } = useGatedItem(itemId);
  const { itemPasswordErrorCount } = useSession();
  const { t } = useTranslation('platform/page');
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDrawn(true);
      void loadMessage().catch(() => undefined);
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  const closed = state.type === 'gone' || state.type === 'password';
  const [title, setTitle] = useState<string>();
  useItemTitle(state.type === 'open' ? (title ?? state.item.title) : undefined);
  const item = state.type === 'open' ? state.item : undefined;
  const titled = useMemo(() => item && withLiveTitle(item, title), [item, title]);
  useEffect(() => {
    // Reloads by itself once the network is back; the waiting visitor need not press anything.
    if (state.type !== 'offline') return undefined;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [state.type, reload]);

  const waiting = (
    <GateFrame>
      <RollingMarble label={t('loading')} quiet />
    </GateFrame>
  );
  const shown = (): ReactNode => {
    if (state.type === 'open') return children({ item: titled ?? state.item, reload });
    if (state.type === 'loading') return waiting;
    return (
      <Suspense fallback={waiting}>
        {state.type === 'password' ? (
          <PasswordPrompt type={type} invalid={itemPasswordErrorCount > 1} refusal={state.refusal} busy={state.busy} onSubmit={reload} />
        ) : (
          <GateMessage kind={state.type} reload={reload} {...(state.type === 'error' && { supportId: state.supportId })} />
        )}
      </Suspense>
    );
  };
  return (
    <>
      {(drawn || closed) && <LazyAccessWatcher itemId={itemId} closed={closed} onOpen={reload} onTitle={setTitle} />}
      {shown()}
    </>
  );
}
