import { type CollaborationNotice, documentName, type Item } from '@murmel/contracts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { DocumentPersister } from '../offline/document-persister';
import type { BoardDefinition, BoardOptions } from './board-options';
import type { BoardSession, BoardView, OtherPerson } from './board-session';
import { OpenBoard } from './open-board';
import { boardPersonOfSession } from './session-person';

const nothing = (): undefined => undefined;
const neverChanges = () => nothing;

/** Options that are omitted are taken from this page's login state. */
export type BoardSessionOptions<T extends string, Board, Operations> = BoardDefinition<T, Board, Operations> &
  Partial<Pick<BoardOptions<T, Board, Operations>, 'requestTicket' | 'createVisitor' | 'personId' | 'isViewOnly'>> & {
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
    const asked = (): ReturnType<typeof boardPersonOfSession> => ({
      ...boardPersonOfSession(itemId, latest().contributes),
      ...omitUndefined(latest()),
    });
    const { item, kind, schemaVersion } = latest();
    const opened = new OpenBoard<T, Board, Operations>({
      ...latest(),
      persister: async (onSaved) => {
        const { BoardPersister } = await import('./board-persister');
        const facts = { item, documentName: documentName(item.kind, item.id), schemaVersion, field: null };
        return new BoardPersister({ item, tables: kind.tables, schemaVersion, onSaved, source: new DocumentPersister(facts, onSaved) });
      },
      itemId,
      requestTicket: () => asked().requestTicket(),
      createVisitor: () => asked().createVisitor(),
      personId: () => asked().personId(),
      isViewOnly: () => asked().isViewOnly(),
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

function omitUndefined({
  requestTicket,
  createVisitor: newPerson,
  personId: person,
  isViewOnly: onlyLooks,
}: Partial<ReturnType<typeof boardPersonOfSession>>): Partial<ReturnType<typeof boardPersonOfSession>> {
  return {
    ...(requestTicket && { requestTicket }),
    ...(newPerson && { createVisitor: newPerson }),
    ...(person && { personId: person }),
    ...(onlyLooks && { isViewOnly: onlyLooks }),
  };
}

/** Returns all others on the board, with their cursors; renders again when one moves. */
export function useOtherPeople(session: Pick<BoardSession<unknown, unknown>, 'others' | 'subscribeToOthers'>): readonly OtherPerson[] {
  return useSyncExternalStore(session.subscribeToOthers, session.others);
}
