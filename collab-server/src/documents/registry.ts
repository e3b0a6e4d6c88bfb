import { toolOfKind, type ToolKey } from '@murmel/contracts';
import type { LiveDocument } from './live-document.js';
import { textDocument } from './text-document.js';

/** The live document of each tool; a tool without one does not compile here. */
const LIVE_DOCUMENTS = { text_editor: textDocument } as const satisfies Record<ToolKey, LiveDocument | undefined>;

/** @returns undefined when items of this kind are not live */
export function liveDocumentOfKind(kind: string): LiveDocument | undefined {
  const tool = toolOfKind(kind);
  return tool && LIVE_DOCUMENTS[tool];
}
