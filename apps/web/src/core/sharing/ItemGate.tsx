import type { Item, ItemTypeKey } from '@murmel/contracts';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { withTitle } from '../../platform/live/with-title';
import { lazyPage } from '../../platform/page/lazy-page';
import { useItemTitle } from '../../platform/page/use-item-title';
import { useSession } from '../../platform/session/store';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { useGatedItem } from './ItemGate.state';
import { GateFrame } from './ItemGateFrame';
import { LateDoor } from './LateDoor';

const loadMessage = () => import('./ItemGateMessage');
/** Most people find the door open, so what the closed door needs comes after the first paint. */
export const GateMessage = lazyPage(loadMessage, ['visitor']);
const PasswordPrompt = lazyPage(() => import('./ItemGatePassword'), ['visitor', 'tools']);
/** After what the page itself needs, and early enough to be here when the network is not: "no connection" must not need one. */
const LATER_MS = 3000;

/** What the gate lets through. */
export interface OpenItem {
  item: Item;
  /** asks again whether this item may be seen, after the server closed the door */
  reload: () => void;
}

/** What the public page of every tool gets. */
export interface PublicPageProps extends OpenItem {
  /** which of the tool's public pages, as in the registry */
  page: string;
  /** what the page's other parameters stand for, e.g. `responseId` */
  params: Readonly<Record<string, string>>;
}

interface ItemGateProps {
  type: ItemTypeKey;
  itemId: string;
  children: (open: OpenItem) => ReactNode;
}

/** Stands before a shared item: loads it and shows loading, not available, password, offline and error itself. */
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
  const titled = useMemo(() => item && withTitle(item, title), [item, title]);
  useEffect(() => {
    // The network came back: whoever waits need not press anything.
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
          <GateMessage kind={state.type} reload={reload} />
        )}
      </Suspense>
    );
  };
  return (
    <>
      {(drawn || closed) && <LateDoor itemId={itemId} closed={closed} onOpen={reload} onTitle={setTitle} />}
      {shown()}
    </>
  );
}
