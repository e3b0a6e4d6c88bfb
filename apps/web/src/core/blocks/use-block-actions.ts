import { useMemo } from 'react';
import type { BoardResult } from '../../platform/boards/board-session';
import { useLatest } from '../../platform/use-latest';
import { toast } from '../../ui/status/toast-queue';
import { editText } from '../parts/text/editing';
import { positionAbove, positionBelow, rangeTo } from './block-positions';
import type { AnyBlock, BlockActions, Blocks } from './blocks-context';
import { REMOVAL_TOAST_ID, UNDO_MS } from './removal-toast';
import type { BlockTexts } from './texts';

/** Operations of a tool on its row of blocks. */
export interface BlockRow {
  /** current blocks of the document, also before they are rendered */
  blocks(): readonly AnyBlock[];
  add(kind: string, after: string | null | undefined): Promise<BoardResult>;
  move(blocks: string[], after: string | null): Promise<BoardResult>;
  duplicate(blocks: string[]): Promise<BoardResult>;
  remove(blocks: string[]): Promise<BoardResult>;
  undo(): void;
}

interface Around {
  row: BlockRow;
  nameOf: (block: AnyBlock) => string;
  labelOf: (kind: string) => string;
  /** kinds whose text is written at once */
  textKinds: readonly string[];
  selection: Blocks;
  select: (blocks: Blocks) => void;
  write: (block: string) => void;
  say: (text: string) => void;
  t: BlockTexts;
}

/** Returns the actions of bar, menu, keys and palette on blocks; always the same functions. */
export function useBlockActions(around: Around): BlockActions {
  const now = useLatest(around);
  return useMemo<BlockActions>(() => {
    const row = (): BlockRow => now().row;
    const blocks = () => row().blocks();
    const then = (done: Promise<BoardResult>, next: (made: string[]) => void): void =>
      void done.then((outcome) => outcome.ok && next(outcome.made));
    const say = (key: string, values: Record<string, unknown> = {}): void => now().say(now().t(key, values));
    const sayPlace = (ids: Blocks): void => {
      const order = blocks();
      say('said.moved', { count: ids.size, place: order.findIndex(({ id }) => ids.has(id)) + 1, all: order.length });
    };
    const move: BlockActions['move'] = (ids, after) => then(row().move([...ids], after), () => sayPlace(ids));
    return {
      toggle: (id) => {
        const next = new Set(now().selection);
        if (!next.delete(id)) next.add(id);
        now().select(next);
      },
      selectTo: (id) => now().select(rangeTo(blocks(), now().selection, id)),
      add: (kind, after) => {
        const behind = after === undefined ? blocks().findLast(({ id }) => now().selection.has(id))?.id : after;
        then(row().add(kind, behind), ([made]) => {
          if (made === undefined) return;
          now().write(made);
          say('said.added', { name: now().labelOf(kind) });
          if (now().textKinds.includes(kind)) editText(made);
        });
      },
      move,
      up: (ids) => {
        const after = positionAbove(blocks(), ids);
        if (after !== undefined) move(ids, after);
      },
      down: (ids) => {
        const after = positionBelow(blocks(), ids);
        if (after !== undefined) move(ids, after);
      },
      duplicate: (ids) =>
        then(row().duplicate([...ids]), (made) => {
          now().select(new Set(made));
          say('said.duplicated', { count: made.length });
        }),
      remove: (ids) => {
        const gone = blocks().filter(({ id }) => ids.has(id));
        if (gone.length === 0) return;
        const name = now().nameOf(gone[0]!);
        then(row().remove(gone.map(({ id }) => id)), () => {
          now().select(new Set());
          toast({
            id: REMOVAL_TOAST_ID,
            tone: 'success',
            text: now().t('removed', { count: gone.length, name }),
            staysMs: UNDO_MS,
            action: { label: now().t('undo'), onSelect: () => row().undo() },
          });
          document.getElementById('main')?.focus({ preventScroll: true });
        });
      },
    };
  }, [now]);
}
