import type { Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import type { AssistantTemplateContent } from './assistant-template-content.js';
import { LEARNER_TEMPLATE_CONTENT } from './learner-template-content.js';
import { TEACHER_TEMPLATE_CONTENT } from './teacher-template-content.js';

export const assistantTemplates: readonly ProductTemplate[] = [...TEACHER_TEMPLATE_CONTENT, ...LEARNER_TEMPLATE_CONTENT].map((template) => {
  const { title, english, description, grades, subject } = template;
  const source = contentOf(template);
  return { title, english, description, grades, subjects: [subject ?? 'INTERDISCIPLINARY'], minutes: 45, source, content: () => source };
});

/** Content in the format of the tool's copies. */
export function contentOf({ category, subject, icon, colour, instructions, starters }: AssistantTemplateContent): Json {
  return {
    instructions: instructions.join('\n\n'),
    starters: [...starters],
    ...{ category, subcategory: subject, personaCategory: null, dailyLimit: null, tools: [], avatar: { icon, colour, file: null } },
  };
}
