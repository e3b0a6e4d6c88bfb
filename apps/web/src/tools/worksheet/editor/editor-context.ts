import type { BlockKind, BlockWidth, WorksheetInput } from '@murmel/contracts';
import { createContext, use } from 'react';
import type { Done } from '../../../platform/boards/board-session';

/** Ids of blocks. */
export type Blocks = ReadonlySet<string>;
export type BlockFields = Omit<WorksheetInput<'changeBlock'>, 'block'>;

/** Everything that can be done to blocks, whoever asks: bar, menu, keys, palette. */
export interface EditorActions {
  /** selects this one, too, or no longer */
  toggle(block: string): void;
  /** selects from what is selected to this one */
  selectTo(block: string): void;
  /** behind a block, as the first (`null`), or behind what is selected */
  add(kind: BlockKind, after?: string | null): void;
  /** @param name of what is written; all of it within 3 s is taken back together */
  change(block: string, fields: BlockFields, name: string): Promise<Done>;
  move(blocks: Blocks, after: string | null): void;
  up(blocks: Blocks): void;
  down(blocks: Blocks): void;
  duplicate(blocks: Blocks): void;
  remove(blocks: Blocks): void;
  width(blocks: Blocks, width: BlockWidth): void;
  newPage(blocks: Blocks, newPage: boolean): void;
}

export interface EditorState {
  selection: Blocks;
  select(blocks: Blocks): void;
  /** selects this one alone, with the caret in what is written first */
  write(block: string): void;
  /** the one whose first field takes the caret when it appears */
  written: string | undefined;
  actions: EditorActions;
  /** the panel beside the sheet, which narrow screens open over it */
  openSettings(): void;
  closeSettings(): void;
}

export const EditorContext = createContext<EditorState | null>(null);

/** @throws outside of the editor: a programming error */
export function useEditor(): EditorState {
  const editor = use(EditorContext);
  if (!editor) throw new Error('EditorContext is missing around this part');
  return editor;
}
