import type { Project, ProjectItem } from '@murmel/contracts';

/** True if a project contains anything that a model may work with: an assistant, or a text that pupils write in. */
export function hasAi({ tools }: Pick<Project, 'tools'>, items: readonly ProjectItem[]): boolean {
  return tools.includes('text_editor') || items.some(({ item }) => item.kind === 'assistant' || item.kind === 'text_document');
}
