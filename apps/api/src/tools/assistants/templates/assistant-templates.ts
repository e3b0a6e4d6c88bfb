import type { Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import type { AssistantTemplateContent } from './assistant-template-content.js';
import { ENGLISH_TEMPLATE_CONTENT } from './english-template-content.js';
import { LEARNER_TEMPLATE_CONTENT } from './learner-template-content.js';
import { TEACHER_TEMPLATE_CONTENT } from './teacher-template-content.js';

const GERMAN_TEMPLATE_CONTENT = [...TEACHER_TEMPLATE_CONTENT, ...LEARNER_TEMPLATE_CONTENT];

/** Assistants that come with the product: each in a German and an English edition, because their words are what models follow. */
export const assistantTemplates: readonly ProductTemplate[] = [
  ...GERMAN_TEMPLATE_CONTENT.map((template) => templateOf(template, 'de')),
  ...ENGLISH_TEMPLATE_CONTENT.map((words) => {
    const german = GERMAN_TEMPLATE_CONTENT.find(({ english }) => english === words.title);
    if (!german) throw new Error(`There is no German edition of ${words.title}`);
    return templateOf({ ...german, ...words }, 'en');
  }),
];

function templateOf(template: AssistantTemplateContent, edition: 'de' | 'en'): ProductTemplate {
  const { title, english, description, grades, subject } = template;
  const source = contentOf(template);
  const subjects = [subject ?? ('INTERDISCIPLINARY' as const)];
  return { title, english, description, grades, subjects, minutes: 45, source, edition, content: () => source };
}

/** Content in the format of the tool's copies. */
export function contentOf({ category, subject, icon, colour, instructions, starters }: AssistantTemplateContent): Json {
  return {
    instructions: instructions.join('\n\n'),
    starters: [...starters],
    ...{ category, subcategory: subject, personaCategory: null, dailyLimit: null, tools: [], avatar: { icon, colour, file: null } },
  };
}
