import { IconMessages } from '@tabler/icons-react';
import type { Look } from './looks';

/** How chats look, among the tools and on their own page, which knows no other one's. */
export const CHAT_LOOK = { icon: IconMessages, colour: 'pflaume', swirl: 0 } as const satisfies Look;
