import { z } from 'zod';
import { AI_TOOLS } from '../../ai-tool-names.js';
import { textWithin } from '../../calls/fields.js';
import { PERSON_COLOURS } from '../../person-look.js';
import { SUBJECT_TYPES } from '../../vocabulary.js';
import { ASSISTANT_LIMITS } from './limits.js';
import { ASSISTANT_CATEGORIES, ASSISTANT_ICONS, CHARACTER_CATEGORIES } from './names.js';

const { starters, dailyLimit, instructions, pupilDescription } = ASSISTANT_LIMITS;

export const assistantAvatar = z.strictObject({
  icon: z.enum(ASSISTANT_ICONS),
  /** colour of its marble, 0 to 6 */
  colour: z
    .int()
    .min(0)
    .max(PERSON_COLOURS - 1),
  /** a picture of one's own in place of the marble: a file of the assistant */
  file: z.uuid().nullable(),
});
export type AssistantAvatar = z.infer<typeof assistantAvatar>;

export const NEW_AVATAR: AssistantAvatar = { icon: 'sparkles', colour: 0, file: null };

/** Fields written by an assistant's author, included in copies and exports. */
export const assistantFields = {
  instructions: z.string().trim().max(instructions.max),
  /** purpose, in words for pupils and guests; empty: they read the description of the item */
  pupilDescription: z.string().trim().max(pupilDescription.max),
  tools: z.array(z.enum(AI_TOOLS)).max(AI_TOOLS.length),
  starters: z.array(textWithin({ min: 1, max: starters.max })).max(starters.count),
  category: z.enum(ASSISTANT_CATEGORIES).nullable(),
  /** a subject */
  subcategory: z.enum(SUBJECT_TYPES).nullable(),
  /** for a character assistant: its category */
  personaCategory: z.enum(CHARACTER_CATEGORIES).nullable(),
  avatar: assistantAvatar,
  /** messages that one user may send it on a day; null: the general limit */
  dailyLimit: z.int().min(dailyLimit.min).max(dailyLimit.max).nullable(),
  /** pupils and guests get page and passage of what an answer refers to, never a file or its name */
  showSources: z.boolean(),
};

/** Complete assistant from a copy or a file; older files lack some of its fields. */
export const newAssistant = z.strictObject({
  ...assistantFields,
  pupilDescription: assistantFields.pupilDescription.default(''),
  showSources: assistantFields.showSources.default(false),
});
