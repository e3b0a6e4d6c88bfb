import { z } from 'zod';
import type { LiveTopic } from './live.js';

/** A class, for one of its pupils: as long as the line is open they belong to it. */
export const CLASS_TOPIC = { name: 'class', operation: 'class.visit', about: z.strictObject({}) } as const satisfies LiveTopic;

/** State that decides which page of the class a pupil sees. */
export interface ClassVisit {
  /** false: waits in a onetime class until a teacher agrees */
  admitted: boolean;
}
