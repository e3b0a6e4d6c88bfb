import type { BlockWidth, WorksheetInput } from '@murmel/contracts';
import { createContext, use } from 'react';
import type { BlockActions, Blocks, BlocksEditor } from '../../../core/blocks/blocks-context';
import type { BoardResult } from '../../../platform/boards/board-session';

export type BlockFields = Omit<WorksheetInput<'changeBlock'>, 'block'>;

/** Actions on blocks of a worksheet only, beside those of every list of blocks. */
export interface EditorActions extends BlockActions {
  /** @param name of what is written; all of it within 3 s is taken back together */
  change(block: string, fields: BlockFields, name: string): Promise<BoardResult>;
  width(blocks: Blocks, width: BlockWidth): void;
  newPage(blocks: Blocks, newPage: boolean): void;
}

export interface EditorState extends BlocksEditor {
  actions: EditorActions;
}

export const EditorContext = createContext<EditorState | null>(null);

/** @throws outside of the editor: a programming error */
export function useEditor(): EditorState {
  const editor = use(EditorContext);
  if (!editor) throw new Error('EditorContext is missing around this part');
  return editor;
}
