import type { ToolFamily } from '@murmel/contracts';
import { IconArrowsExchange, IconFileSearch, IconMasksTheater, IconPhotoSpark } from '@tabler/icons-react';
import { CHAT_APPEARANCE } from './chat-appearance';
import type { ToolAppearance } from './tool-appearance';

/** A tool that keeps no items: it is a page of the product, and stands among the tools. */
export interface ToolPage {
  family: ToolFamily;
  route: string;
  /** absent: the page explains itself */
  infoRoute?: string;
  look: ToolAppearance;
}

/** Namespace of their names, summaries and synonyms, below `catalogue` as those of the other tools. */
export const TOOL_PAGE_TEXTS = 'ai/catalogue';

export const TOOL_PAGES = {
  ai_chat: { family: 'ai', route: '/ai/chats', infoRoute: '/ai/chats/info', look: CHAT_APPEARANCE },
  personas: {
    family: 'ai',
    route: '/ai/personas',
    infoRoute: '/ai/personas/info',
    look: { icon: IconMasksTheater, colour: 'pflaume', swirl: 1 },
  },
  images: { family: 'ai', route: '/ai/images', infoRoute: '/ai/images/info', look: { icon: IconPhotoSpark, colour: 'pflaume', swirl: 3 } },
  converters: {
    family: 'ai',
    route: '/ai/converters',
    infoRoute: '/ai/converters/info',
    look: { icon: IconArrowsExchange, colour: 'pflaume', swirl: 0 },
  },
  document_qas: {
    family: 'ai',
    route: '/ai/document_qas',
    infoRoute: '/ai/document_qas/info',
    look: { icon: IconFileSearch, colour: 'pflaume', swirl: 2 },
  },
} as const satisfies Record<string, ToolPage>;
export type ToolPageKey = keyof typeof TOOL_PAGES;
export const TOOL_PAGE_KEYS = Object.keys(TOOL_PAGES) as ToolPageKey[];
