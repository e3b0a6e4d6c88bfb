import { createContext, use } from 'react';
import type { Icon } from '../../ui/icon';

/** Ids of blocks. */
export type Blocks = ReadonlySet<string>;
/** A block, as far as it is the same in every tool. */
export type AnyBlock = Readonly<{ id: string; kind: string }>;

/** Actions on blocks of any tool, for all callers: bar, menu, keys, palette. */
export interface BlockActions {
  /** selects this one, too, or no longer */
  toggle(block: string): void;
  /** selects from what is selected to this one */
  selectTo(block: string): void;
  /** behind a block, as the first (`null`), or behind what is selected */
  add(kind: string, after?: string | null): void;
  move(blocks: Blocks, after: string | null): void;
  up(blocks: Blocks): void;
  down(blocks: Blocks): void;
  duplicate(blocks: Blocks): void;
  remove(blocks: Blocks): void;
}

/** A kind of block that can be put in. */
export interface OfferedKind {
  kind: string;
  label: string;
  icon: Icon;
}

/** Blocks in a row that are changed in their place, whichever tool they belong to. */
export interface BlocksEditor {
  kinds: readonly OfferedKind[];
  /** reason why no further block is allowed; undefined if one is */
  full: string | undefined;
  selection: Blocks;
  select(blocks: Blocks): void;
  /** selects this one alone, with the caret in what is written first */
  write(block: string): void;
  /** the one whose first field takes the caret when it appears */
  written: string | undefined;
  actions: BlockActions;
  /** the panel beside the row, which narrow screens open over it */
  openSettings(): void;
  closeSettings(): void;
}

export const BlocksContext = createContext<BlocksEditor | null>(null);

/** Content of the row. It changes with every letter, unlike the actions above. */
export interface BlocksInRow {
  blocks: readonly AnyBlock[];
  /** name that distinguishes a block from others */
  nameOf(block: AnyBlock): string;
  /** the same name, followed by the block's content */
  describe(block: AnyBlock): string;
}

export const RowContext = createContext<BlocksInRow>({ blocks: [], nameOf: () => '', describe: () => '' });

export function useRow(): BlocksInRow {
  return use(RowContext);
}

/** @throws outside of an editor of blocks: a programming error */
export function useBlocks(): BlocksEditor {
  const editor = use(BlocksContext);
  if (!editor) throw new Error('BlocksContext is missing around this part');
  return editor;
}
