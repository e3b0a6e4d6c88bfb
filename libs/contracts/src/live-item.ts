import { z } from 'zod';
import type { LiveTopic } from './live.js';

/** The live state of an item, as its tool has it. */
export const ITEM_TOPIC = {
  name: 'item',
  operation: 'item.read',
  about: z.strictObject({ publicToken: z.string().max(100).optional() }),
} as const satisfies LiveTopic;
