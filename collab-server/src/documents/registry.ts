import { type ToolKey, toolOfKind } from '@murmel/contracts';
import type { LiveDocument } from './live-document.js';
import { pinboard } from './pinboard.js';
import { teachingBoard } from './teaching-board.js';
import { textDocument } from './text-document.js';

/** The live document of each tool, or that it has none; a tool that is missing here does not compile. */
const LIVE_DOCUMENTS: Record<ToolKey, LiveDocument | undefined> = {
  text_editor: textDocument,
  word_clouds: undefined,
  surveys: undefined,
  pinboard,
  teaching_board: teachingBoard,
};

/** @returns undefined when items of this kind are not live */
export function liveDocumentOfKind(kind: string): LiveDocument | undefined {
  const tool = toolOfKind(kind);
  return tool && LIVE_DOCUMENTS[tool];
}
