import type { Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import { FOR_LEARNERS } from './for-learners.js';
import { FOR_TEACHERS } from './for-teachers.js';
import type { Told } from './told.js';

export const assistantTemplates: readonly ProductTemplate[] = [...FOR_TEACHERS, ...FOR_LEARNERS].map((told) => {
  const { title, english, description, grades, subject } = told;
  const source = contentOf(told);
  return { title, english, description, grades, subjects: [subject ?? 'INTERDISCIPLINARY'], minutes: 45, source, content: () => source };
});

/** Content in the format of the tool's copies. */
export function contentOf({ category, subject, icon, colour, instructions, starters }: Told): Json {
  return {
    instructions: instructions.join('\n\n'),
    starters: [...starters],
    ...{ category, subcategory: subject, personaCategory: null, dailyLimit: null, tools: [], avatar: { icon, colour, file: null } },
  };
}
