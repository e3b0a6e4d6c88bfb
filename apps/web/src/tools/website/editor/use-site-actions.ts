import type { SiteBlockKind } from '@murmel/contracts';
import { blocksOnPage, type SiteBlock } from '@murmel/documents';
import { useMemo } from 'react';
import type { BlockActions, Blocks } from '../../../core/blocks/blocks-context';
import { useBlockTexts } from '../../../core/blocks/texts';
import { type BlockRow, useBlockActions } from '../../../core/blocks/use-block-actions';
import { useLatest } from '../../../platform/use-latest';
import { nameOfBlock } from './block-kinds';
import type { WebsiteScreen } from './open/website-context';
import type { Texts } from './texts';

interface Around {
  screen: WebsiteScreen;
  selection: Blocks;
  select: (blocks: Blocks) => void;
  write: (block: string) => void;
  say: (text: string) => void;
  t: Texts;
}

const TEXT_KINDS = ['Text'] as const satisfies SiteBlockKind[];

/** Returns the actions of bar, menu, keys and palette on the blocks of the open page; always the same functions. */
export function useSiteActions(around: Around): BlockActions {
  const now = useLatest(around);
  const row = useMemo<BlockRow>(() => {
    const { run, session } = now().screen;
    return {
      // It is done before it is drawn.
      blocks: () => blocksOnPage(session.view().board ?? now().screen.site, now().screen.page.id),
      add: (kind, after) => run('addBlock', { kind: kind as SiteBlockKind, page: now().screen.page.id, after }),
      move: (blocks, after) => run('moveBlocks', { blocks, after }),
      duplicate: (blocks) => run('duplicateBlocks', { blocks }),
      remove: (blocks) => run('removeBlocks', { blocks }),
      undo: () => void session.undo(),
    };
  }, [now]);
  const { t, screen: _screen, ...selecting } = around;
  return useBlockActions({
    row,
    nameOf: (block) => nameOfBlock(block as SiteBlock, t),
    labelOf: (kind) => t(`kinds.${kind}`),
    textKinds: TEXT_KINDS,
    ...selecting,
    t: useBlockTexts(),
  });
}
