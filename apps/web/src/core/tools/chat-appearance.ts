import { IconMessages } from '@tabler/icons-react';
import type { ToolAppearance } from './tool-appearance';

/** Appearance of chats, among the tools and on their own page, which imports no other tool's. */
export const CHAT_APPEARANCE = { icon: IconMessages, colour: 'pflaume', swirl: 0 } as const satisfies ToolAppearance;
