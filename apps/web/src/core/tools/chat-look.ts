import { IconMessages } from '@tabler/icons-react';
import type { Look } from './looks';

/** Appearance of chats, among the tools and on their own page, which imports no other tool's. */
export const CHAT_LOOK = { icon: IconMessages, colour: 'pflaume', swirl: 0 } as const satisfies Look;
