import type { ContentKind } from '../item-fields.js';

export const TOOL_FAMILIES = ['ai', 'together', 'writing', 'media', 'sharing'] as const;
export type ToolFamily = (typeof TOOL_FAMILIES)[number];

export interface Tool {
  /** what is stored on the item */
  kind: ContentKind;
  family: ToolFamily;
  /** the owner's list; `/{id}` below it is the editor */
  route: string;
  /** the page for whoever has the link; `/{id}` is appended */
  publicRoute: string;
  infoRoute: string;
  capabilities: {
    /** a Yjs document that several write at once */
    liveDocument: boolean;
    visitorsContribute: boolean;
    remixable: boolean;
  };
}

/** The one list of tools. A tool that is not here does not exist anywhere. */
export const TOOLS = {
  text_editor: {
    kind: 'text_document',
    family: 'writing',
    route: '/text_editor/documents',
    publicRoute: '/text_editor/public_documents',
    infoRoute: '/text_editor/info',
    capabilities: { liveDocument: true, visitorsContribute: true, remixable: true },
  },
} as const satisfies Record<string, Tool>;

export type ToolKey = keyof typeof TOOLS;
export const TOOL_KEYS = Object.keys(TOOLS) as ToolKey[];

/** @returns the tool whose items are of this kind, undefined for kinds without a tool */
export function toolOfKind(kind: string): ToolKey | undefined {
  return TOOL_KEYS.find((key) => TOOLS[key].kind === kind);
}
