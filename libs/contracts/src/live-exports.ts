import { z } from 'zod';
import type { LiveTopic } from './live.js';

/** Topic of the user's own exports, in the form of `GET /exports`; the id is that of the account. */
export const EXPORTS_TOPIC = {
  name: 'exports',
  operation: 'teacher.listItems',
  about: z.strictObject({}),
} as const satisfies LiveTopic;
