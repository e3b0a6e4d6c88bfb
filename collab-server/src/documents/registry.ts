import { type TOOLS, type ToolKey, toolOfKind } from '@murmel/contracts';
import type { LiveDocument } from './live-document.js';
import { pinboard } from './pinboard.js';
import { teachingBoard } from './teaching-board.js';
import { textDocument } from './text-document.js';
import { website } from './website.js';
import { worksheet } from './worksheet.js';

type LiveToolKey = { [K in ToolKey]: (typeof TOOLS)[K]['capabilities']['liveDocument'] extends true ? K : never }[ToolKey];

/** Live document of each tool that has one, as in the registry; a missing tool is a compile error. */
const LIVE_DOCUMENTS: Record<LiveToolKey, LiveDocument> = {
  text_editor: textDocument,
  pinboard,
  teaching_board: teachingBoard,
  worksheet,
  website,
};

/** @returns undefined when items of this kind are not live */
export function liveDocumentOfKind(kind: string): LiveDocument | undefined {
  const tool = toolOfKind(kind);
  return tool && (LIVE_DOCUMENTS as Partial<Record<ToolKey, LiveDocument>>)[tool];
}
