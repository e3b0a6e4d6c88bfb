import { z } from 'zod';
import type { LiveTopic } from './live.js';

/** What a window calls itself, so that it can be told what it asked for. */
export const tabId = z.string().min(1).max(100);

/** A teacher's own lists and folders, by the id of their account; nobody looks at anybody else's. */
export const LIBRARY_TOPIC = {
  name: 'library',
  operation: 'teacher.listItems',
  about: z.strictObject({ tabId: tabId.optional() }),
} as const satisfies LiveTopic;

/** Each one that comes says that the lists show something else now. */
export interface LibraryState {
  /** the copy that this window asked for last, a moment ago; null: none */
  copied: { itemId: string } | null;
}
