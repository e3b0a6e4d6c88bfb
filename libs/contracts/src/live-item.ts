import { z } from 'zod';
import type { Hiding } from './calls/item.js';
import type { LiveTopic } from './live.js';

/** Item metadata shown around the content of its tool, and the right to see it at all. */
export interface ItemMetadata {
  title: string;
  /** for pupils whose project is paused, and for teachers while at least one project with it is paused and none runs */
  paused: boolean;
  /** as in responses: for its owner and members */
  hidden: Hiding | null;
}

const about = z.strictObject({ publicToken: z.string().max(100).optional() });

/** Topic of the metadata of an item, whatever its kind. */
export const ITEM_METADATA_TOPIC = { name: 'item-head', operation: 'item.read', about } as const satisfies LiveTopic;

/** The live state of an item, as its tool has it. */
export const ITEM_TOPIC = { name: 'item', operation: 'item.read', about } as const satisfies LiveTopic;
