import { z } from 'zod';
import type { ErrorCode } from './errors.js';
import type { Operation } from './operations.js';

export { LIVE_PATH } from './live-path.js';

/** What a browser may send. Every event names its operation; the door asks `decide` before anything else happens. */
export const LIVE_EVENTS = {
  /** looks at an item from now on; sent again, it decides again */
  join: { operation: 'item.read', input: z.strictObject({ itemId: z.uuid(), publicToken: z.string().max(100).optional() }) },
  /** is in a project from now on; pupils say in which item they are, and say it again when they go elsewhere */
  joinProject: { operation: 'project.read', input: z.strictObject({ projectId: z.uuid(), itemId: z.uuid().nullable().optional() }) },
  leaveProject: { operation: 'open.read', input: z.strictObject({ projectId: z.uuid() }) },
  leave: { operation: 'open.read', input: z.strictObject({ itemId: z.uuid() }) },
} as const satisfies Record<string, { operation: Operation; input: z.ZodType }>;
export type LiveEvent = keyof typeof LIVE_EVENTS;
export type LiveInput<E extends LiveEvent> = z.infer<(typeof LIVE_EVENTS)[E]['input']>;

/** The newest state of an item or a project for one audience: the whole of it, so that a lost push costs nothing. */
export interface LiveState<State = unknown> {
  /** of the item, or of the project */
  itemId: string;
  /** counts up; within one connection an older one that comes late is dropped */
  sequence: number;
  /** the server's clock when it was read, in milliseconds since 1970 */
  at: number;
  state: State;
}

/** Why somebody does not see an item, or does so no longer. */
export interface LiveRefusal {
  itemId: string;
  code: Extract<ErrorCode, 'NOT_FOUND' | 'NO_PASSWORD_PROVIDED' | 'FORBIDDEN' | 'BAD_REQUEST' | 'TOO_MANY_REQUESTS' | 'UNAVAILABLE'>;
}

export type LiveAnswer<State = unknown> = { ok: true; state: LiveState<State> } | { ok: false; refusal: LiveRefusal };

/** What the server sends without being asked. */
export interface LivePushes {
  state: (state: LiveState) => void;
  /** how many people are connected to the item; only for audiences that are shown it */
  present: (present: { itemId: string; people: number }) => void;
  /** the right is gone; the connection stays for other items */
  left: (refusal: LiveRefusal) => void;
}

/** What a browser sends. */
export interface LiveCalls {
  join: (input: LiveInput<'join'>, answer: (answer: LiveAnswer) => void) => void;
  leave: (input: LiveInput<'leave'>) => void;
  joinProject: (input: LiveInput<'joinProject'>, answer: (answer: LiveAnswer) => void) => void;
  leaveProject: (input: LiveInput<'leaveProject'>) => void;
}
