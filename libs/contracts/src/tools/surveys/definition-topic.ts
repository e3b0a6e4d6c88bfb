import { z } from 'zod';
import type { LiveTopic } from '../../live.js';

/** What a survey asks, for whoever may change it; its state is a `SurveyDefinition`. */
export const SURVEY_DEFINITION_TOPIC = {
  name: 'survey-definition',
  operation: 'item.update',
  about: z.strictObject({}),
} as const satisfies LiveTopic;
