import type { Item } from '@murmel/contracts';
import { PINBOARD_OPERATIONS, PINBOARD_SCHEMA_VERSION, pinboardKind, type Pinboard, type PinboardTable } from '@murmel/documents';
import { useEffect } from 'react';
import type { BoardView } from '../../../platform/boards/board-session';
import { useBoardSession } from '../../../platform/boards/use-board-session';
import { indicatorOf } from '../../../platform/collaboration/indicator';
import { showConnection } from '../../../platform/connection/connection-state';
import { toast } from '../../../ui/status/toast-queue';
import type { PinboardInputs, PinboardSession } from './pinboard-context';
import { useBoardTexts } from './texts';

export interface OpenPinboard {
  session: PinboardSession;
  view: BoardView<Pinboard>;
}

/** Keeps the board of an item open and tells what happens to it. @returns undefined until the first render is done */
export function usePinboardSession(item: Item): OpenPinboard | undefined {
  const t = useBoardTexts();
  const open = useBoardSession<PinboardTable, Pinboard, PinboardInputs>({
    kind: pinboardKind,
    operations: PINBOARD_OPERATIONS,
    contentKind: item.kind,
    itemId: item.id,
    schemaVersion: PINBOARD_SCHEMA_VERSION,
    contributes: item.abilities.contribute,
    onNotice: (notice) => {
      if (notice.type === 'restored') toast({ id: 'restored', tone: 'info', text: t('notice.restored') });
    },
  });
  const state = open?.view.state;
  useEffect(() => showConnection(state && indicatorOf(state)), [state]);
  useEffect(() => () => showConnection(undefined), []);
  const unsaved = (open?.view.pending ?? 0) > 0 || (open?.view.facts.dirty ?? false);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const { session } = open ?? {};
  const lost = open?.view.lost ?? false;
  useEffect(() => {
    if (!lost || !session) return;
    toast({ id: 'lost', tone: 'alert', text: t('notice.lost') });
    session.forgetLost();
  }, [lost, session, t]);
  return open;
}
