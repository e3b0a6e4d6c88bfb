import { useMemo } from 'react';
import { editText } from '../../../core/parts/text/editing';
import type { Done } from '../../../platform/boards/board-session';
import { useLatest } from '../../../platform/use-latest';
import { toast } from '../../../ui/status/toast-queue';
import { nameOfBlock } from './block-kinds';
import type { Blocks, EditorActions } from './editor-context';
import type { WorksheetScreen } from './open/worksheet-context';
import { placeAbove, placeBelow, rangeTo } from './places';
import { REMOVED, UNDO_MS } from './removed';
import type { Texts } from './texts';

interface Around {
  screen: WorksheetScreen;
  selection: Blocks;
  select: (blocks: Blocks) => void;
  write: (block: string) => void;
  say: (text: string) => void;
  t: Texts;
}

/** What bar, menu, keys and palette do to blocks; always the same functions. */
export function useBlockActions(around: Around): EditorActions {
  const now = useLatest(around);
  return useMemo<EditorActions>(() => {
    const { run } = now().screen;
    const blocks = () => now().screen.sheet.blocks;
    const then = (done: Promise<Done>, next: (made: string[]) => void): void =>
      void done.then((outcome) => outcome.ok && next(outcome.made));
    const say = (key: string, values: Record<string, unknown> = {}): void => now().say(now().t(key, values));
    const move: EditorActions['move'] = (ids, after) => then(run('moveBlocks', { blocks: [...ids], after }), () => sayPlace(ids));
    const sayPlace = (ids: Blocks): void => {
      // It is done before it is drawn.
      const order = (now().screen.session.view().board ?? now().screen.sheet).blocks;
      say('said.moved', { count: ids.size, place: order.findIndex(({ id }) => ids.has(id)) + 1, all: order.length });
    };
    const each = (ids: Blocks, fields: object, name: string): void => {
      // Several blocks are one thing that was done, and one that is taken back.
      for (const block of ids) void run('changeBlock', { block, ...fields }, `${name}-${[...ids].join()}`);
    };
    return {
      toggle: (id) => {
        const next = new Set(now().selection);
        if (!next.delete(id)) next.add(id);
        now().select(next);
      },
      selectTo: (id) => now().select(rangeTo(blocks(), now().selection, id)),
      add: (kind, after) => {
        const behind = after === undefined ? blocks().findLast(({ id }) => now().selection.has(id))?.id : after;
        then(run('addBlock', { kind, after: behind }), ([made]) => {
          if (made === undefined) return;
          now().write(made);
          say('said.added', { name: now().t(`kinds.${kind}`) });
          if (kind === 'StaticText') editText(made);
        });
      },
      change: (block, fields, name) => run('changeBlock', { block, ...fields }, `${name}-${block}`),
      move,
      up: (ids) => {
        const after = placeAbove(blocks(), ids);
        if (after !== undefined) move(ids, after);
      },
      down: (ids) => {
        const after = placeBelow(blocks(), ids);
        if (after !== undefined) move(ids, after);
      },
      duplicate: (ids) =>
        then(run('duplicateBlocks', { blocks: [...ids] }), (made) => {
          now().select(new Set(made));
          say('said.duplicated', { count: made.length });
        }),
      remove: (ids) => {
        const gone = blocks().filter(({ id }) => ids.has(id));
        if (gone.length === 0) return;
        const name = nameOfBlock(blocks(), gone[0]!, now().t);
        then(run('removeBlocks', { blocks: gone.map(({ id }) => id) }), () => {
          now().select(new Set());
          const { session } = now().screen;
          toast({
            id: REMOVED,
            tone: 'success',
            text: now().t('removed', { count: gone.length, name }),
            staysMs: UNDO_MS,
            action: { label: now().t('undo'), onSelect: () => session.undo() },
          });
          document.getElementById('main')?.focus({ preventScroll: true });
        });
      },
      width: (ids, width) => each(ids, { width }, 'width'),
      newPage: (ids, newPage) => each(ids, { newPage }, 'page'),
    };
  }, [now]);
}
