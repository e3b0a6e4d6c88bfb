import { z } from 'zod';
import type { LiveTopic } from './live.js';

/** Oneself: another tab, or a teacher, may have given another name. Nobody looks at anybody else. */
export const PERSON_TOPIC = { name: 'person', operation: 'self.read', about: z.strictObject({}) } as const satisfies LiveTopic;

/** What of oneself changes while a page is open. */
export interface OwnName {
  name: string;
  /** a teacher took the name before away and asks for another */
  asksName: boolean;
}
