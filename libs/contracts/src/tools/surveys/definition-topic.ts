import { z } from 'zod';
import type { LiveTopic } from '../../live.js';

/** Definition of a survey, for users who may change it; its state is a `SurveyDefinition`. */
export const SURVEY_DEFINITION_TOPIC = {
  name: 'survey-definition',
  operation: 'item.update',
  about: z.strictObject({}),
} as const satisfies LiveTopic;
