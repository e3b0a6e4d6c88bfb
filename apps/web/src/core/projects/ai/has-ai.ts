import type { Project, ProjectItem } from '@murmel/contracts';

/** Kinds in which models help pupils, or in which pupils may speak to a provider where their teacher allows it. */
const WITH_MODELS: ReadonlySet<ProjectItem['item']['kind']> = new Set([
  'assistant',
  'text_document',
  'worksheet',
  'pupil_feedback_assignment',
]);

/** True if a project contains anything that a model may work with: an assistant, a text, or questions that pupils answer in words. */
export function hasAi({ tools }: Pick<Project, 'tools'>, items: readonly ProjectItem[]): boolean {
  return tools.includes('text_editor') || items.some(({ item }) => WITH_MODELS.has(item.kind));
}
