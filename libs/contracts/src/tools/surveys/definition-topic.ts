import { z } from 'zod';
import type { LiveTopic } from '../../live.js';

/** What a survey asks, for whoever may change it; its state is a `SurveyDefinition`. */
export const SURVEY_DEFINITION_TOPIC = {
  name: 'survey-definition',
  operation: 'item.update',
  about: z.strictObject({}),
} as const satisfies LiveTopic;

/** What of a survey is told to be from somebody: texts, and which kind of answer is asked for. */
export type WrittenField = 'title' | 'description' | 'type' | 'text' | 'thankYou';

/** @param partId the question or option; the item's for what is the survey's */
export function writtenKey(partId: string, field: WrittenField): string {
  return `${partId}/${field}`;
}
