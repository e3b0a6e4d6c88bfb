import { type CollaborationNotice, documentName, type Item } from '@murmel/contracts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { DocumentKeeper } from '../waiting/document-keeper';
import type { BoardDefinition, BoardOptions } from './board-options';
import type { BoardSession, BoardView, OtherPerson } from './board-session';
import { OpenBoard } from './open-board';
import { personOfPage } from './page-person';

const nothing = (): undefined => undefined;
const neverChanges = () => nothing;

/** Options that are omitted are taken from this page's login state. */
export type BoardSessionOptions<T extends string, Board, Operations> = BoardDefinition<T, Board, Operations> &
  Partial<Pick<BoardOptions<T, Board, Operations>, 'requestTicket' | 'newPerson' | 'person' | 'onlyLooks'>> & {
    item: Item;
    /** may write on the board in general: gets an identity before the others see it */
    contributes: boolean;
    onNotice?(notice: CollaborationNotice): void;
  };

/**
 * Keeps one board open while the component is on the page; only another item opens another board.
 * @returns undefined until the first render is done
 */
export function useBoardSession<T extends string, Board, Operations>(
  options: BoardSessionOptions<T, Board, Operations>,
): { session: BoardSession<Board, Operations>; view: BoardView<Board> } | undefined {
  const [session, setSession] = useState<BoardSession<Board, Operations>>();
  const latest = useEffectEvent(() => options);
  const { itemId } = options;
  useEffect(() => {
    const asked = (): ReturnType<typeof personOfPage> => ({
      ...personOfPage(itemId, latest().contributes),
      ...given(latest()),
    });
    const { item, kind, schemaVersion } = latest();
    const opened = new OpenBoard<T, Board, Operations>({
      ...latest(),
      keeper: async (onKept) => {
        const { BoardKeeper } = await import('./board-keeper');
        const facts = { item, documentName: documentName(item.kind, item.id), schemaVersion, field: null };
        return new BoardKeeper({ item, tables: kind.tables, schemaVersion, onKept, source: new DocumentKeeper(facts, onKept) });
      },
      itemId,
      requestTicket: () => asked().requestTicket(),
      newPerson: () => asked().newPerson(),
      person: () => asked().person(),
      onlyLooks: () => asked().onlyLooks(),
      onNotice: (notice) => latest().onNotice?.(notice),
    });
    setSession(opened);
    return () => {
      opened.close();
      setSession(undefined);
    };
  }, [itemId]);
  const view = useSyncExternalStore(session?.subscribe ?? neverChanges, session?.view ?? nothing);
  return session && view ? { session, view } : undefined;
}

function given({
  requestTicket,
  newPerson,
  person,
  onlyLooks,
}: Partial<ReturnType<typeof personOfPage>>): Partial<ReturnType<typeof personOfPage>> {
  return {
    ...(requestTicket && { requestTicket }),
    ...(newPerson && { newPerson }),
    ...(person && { person }),
    ...(onlyLooks && { onlyLooks }),
  };
}

/** Returns all others on the board, with their cursors; renders again when one moves. */
export function useOthers(session: Pick<BoardSession<unknown, unknown>, 'others' | 'subscribeToOthers'>): readonly OtherPerson[] {
  return useSyncExternalStore(session.subscribeToOthers, session.others);
}
