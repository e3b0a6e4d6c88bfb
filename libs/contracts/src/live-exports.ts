import { z } from 'zod';
import type { LiveTopic } from './live.js';

/** One's own exports, as `GET /exports` answers; the id is that of one's account. */
export const EXPORTS_TOPIC = {
  name: 'exports',
  operation: 'teacher.listItems',
  about: z.strictObject({}),
} as const satisfies LiveTopic;
