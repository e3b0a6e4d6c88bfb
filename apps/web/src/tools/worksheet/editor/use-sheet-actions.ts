import type { BlockKind } from '@murmel/contracts';
import type { SheetBlock } from '@murmel/documents';
import { useMemo } from 'react';
import type { AnyBlock, Blocks } from '../../../core/blocks/blocks-context';
import { useBlockTexts } from '../../../core/blocks/texts';
import { type BlockRow, useBlockActions } from '../../../core/blocks/use-block-actions';
import { useLatest } from '../../../platform/use-latest';
import { nameOfBlock } from './block-kinds';
import type { EditorActions } from './editor-context';
import type { WorksheetScreen } from './open/worksheet-context';
import type { Texts } from './texts';

interface Around {
  screen: WorksheetScreen;
  selection: Blocks;
  select: (blocks: Blocks) => void;
  write: (block: string) => void;
  say: (text: string) => void;
  t: Texts;
}

const TEXT_KINDS = ['StaticText'] as const satisfies BlockKind[];

/** Returns the actions of bar, menu, keys and palette on the blocks of a worksheet; always the same functions. */
export function useSheetActions(around: Around): EditorActions {
  const now = useLatest(around);
  const row = useMemo<BlockRow>(() => {
    const { run, session } = now().screen;
    return {
      // It is done before it is drawn.
      blocks: () => (session.view().board ?? now().screen.sheet).blocks,
      add: (kind, after) => run('addBlock', { kind: kind as BlockKind, after }),
      move: (blocks, after) => run('moveBlocks', { blocks, after }),
      duplicate: (blocks) => run('duplicateBlocks', { blocks }),
      remove: (blocks) => run('removeBlocks', { blocks }),
      undo: () => void session.undo(),
    };
  }, [now]);
  const { t, screen, ...selecting } = around;
  const common = useBlockActions({
    row,
    nameOf: (block: AnyBlock) => nameOfBlock(screen.sheet.blocks, block as SheetBlock, t),
    labelOf: (kind) => t(`kinds.${kind}`),
    textKinds: TEXT_KINDS,
    ...selecting,
    t: useBlockTexts(),
  });
  return useMemo<EditorActions>(() => {
    const { run } = now().screen;
    const each = (ids: Blocks, fields: object, name: string): void => {
      // Several blocks are one thing that was done, and one that is taken back.
      for (const block of ids) void run('changeBlock', { block, ...fields }, `${name}-${[...ids].join()}`);
    };
    return {
      ...common,
      change: (block, fields, name) => run('changeBlock', { block, ...fields }, `${name}-${block}`),
      width: (ids, width) => each(ids, { width }, 'width'),
      newPage: (ids, newPage) => each(ids, { newPage }, 'page'),
    };
  }, [now, common]);
}
