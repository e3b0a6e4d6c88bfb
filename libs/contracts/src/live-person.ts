import { z } from 'zod';
import type { CurrentUser } from './calls/people.js';
import type { LiveTopic } from './live.js';

/** The caller's own account: another tab, or a teacher, may have changed the name. No other account can subscribe. */
export const PERSON_TOPIC = { name: 'person', operation: 'self.read', about: z.strictObject({}) } as const satisfies LiveTopic;

/** Fields of the own account that change while a page is open. */
export interface OwnName {
  name: string;
  /** a teacher took the name before away and asks for another */
  asksName: boolean;
  /** what is switched off and on for them, and their licence; the administration may have changed it */
  switches: Pick<CurrentUser, 'disabledTools' | 'disabledToolsFeatures' | 'enabledFeatures' | 'licence'>;
}
