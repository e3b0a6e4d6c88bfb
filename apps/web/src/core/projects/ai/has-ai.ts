import type { Project, ProjectItem } from '@murmel/contracts';

/** Is there anything in a project that a model may have to do with: an assistant, or a text that pupils write in? */
export function hasAi({ tools }: Pick<Project, 'tools'>, items: readonly ProjectItem[]): boolean {
  return tools.includes('text_editor') || items.some(({ item }) => item.kind === 'assistant' || item.kind === 'text_document');
}
