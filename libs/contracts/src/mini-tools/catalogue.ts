import { differentiating } from './catalogue/differentiating.js';
import { feedback } from './catalogue/feedback.js';
import { language } from './catalogue/language.js';
import { organising } from './catalogue/organising.js';
import { planning } from './catalogue/planning.js';
import { practice } from './catalogue/practice.js';
import { subjects } from './catalogue/subjects.js';
import type { MiniTool } from './shape.js';

/** The mini tools that come with the product, in the order of their page. Some 90 kB: a browser loads them with the form. */
export const MINI_TOOLS: readonly MiniTool[] = [
  ...planning,
  ...differentiating,
  ...practice,
  ...subjects,
  ...language,
  ...feedback,
  ...organising,
];

/** @returns undefined for an id that none has */
export function miniToolOf(id: string): MiniTool | undefined {
  return MINI_TOOLS.find((tool) => tool.id === id);
}
