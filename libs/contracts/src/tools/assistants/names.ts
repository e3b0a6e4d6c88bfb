import { PERSONA_CATEGORIES } from '../../personas/persona-categories.js';

/** Categories of assistants by purpose (spec B-assistant). */
export const ASSISTANT_CATEGORIES = [
  'lesson_planning',
  'materials',
  'differentiation',
  'languages',
  'stem',
  'society',
  'arts',
  'parents',
  'school_organisation',
  'for_learners',
] as const;
export type AssistantCategory = (typeof ASSISTANT_CATEGORIES)[number];

/** Categories of assistants that play a character: own characters are listed beside those of the product. */
export const CHARACTER_CATEGORIES = [...PERSONA_CATEGORIES, 'my_characters'] as const;
export type CharacterCategory = (typeof CHARACTER_CATEGORIES)[number];

/** Icons of an assistant's marble, where it has no picture of its own. */
export const ASSISTANT_ICONS = [
  'sparkles',
  'compass',
  'tree',
  'question',
  'letters',
  'languages',
  'spelling',
  'math',
  'debate',
  'idea',
  'picture',
  'flask',
  'globe',
  'music',
  'history',
  'mask',
] as const;
export type AssistantIcon = (typeof ASSISTANT_ICONS)[number];
