import { z } from 'zod';
import type { LiveTopic } from './live.js';

/** Id of a window, so that it can recognise the results of its own requests. */
export const tabId = z.string().min(1).max(100);

/** A teacher's own lists and folders, by the id of their account; no other account can subscribe. */
export const LIBRARY_TOPIC = {
  name: 'library',
  operation: 'teacher.listItems',
  about: z.strictObject({ tabId: tabId.optional() }),
} as const satisfies LiveTopic;

/** State of the library. Each event means that the content of the lists changed. */
export interface LibraryState {
  /** copy that this window requested last, a moment ago; null: none */
  copied: { itemId: string } | null;
}
