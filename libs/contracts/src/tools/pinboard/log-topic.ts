import { z } from 'zod';
import type { LiveTopic } from '../../live.js';

/** Log of a pinboard, entry by entry, for users who may change it; the position of an entry is its id. It has no state. */
export const PINBOARD_LOG_TOPIC = {
  name: 'pinboard-log',
  operation: 'item.update',
  about: z.strictObject({}),
} as const satisfies LiveTopic;
