import { LIMITS, type RichText, type ToolKey, textProblem } from '@murmel/contracts';
import { fits } from '../boards/text-editor/editor-text';

/** Input of the teacher about a project before it begins. */
export interface ProjectDraft {
  name: string;
  task: RichText | null;
  tools: ToolKey[];
  /** own items that are shared from the beginning, in their order */
  itemIds: string[];
}

export const EMPTY_PROJECT: ProjectDraft = { name: '', task: null, tools: [], itemIds: [] };

/** Problem with a field; its sentence is `project-form:problem.*`. */
export type DraftProblem =
  | { field: 'name'; key: 'nameMissing' | 'nameTooShort' | 'nameTooLong' }
  | { field: 'task'; key: 'taskTooLong' }
  | { field: 'items'; key: 'tooManyItems' };

/** The numbers of the sentences in `project-form:problem.*`. */
export const PROBLEM_NUMBERS = {
  min: LIMITS.project.name.min,
  max: LIMITS.project.name.max,
  taskMax: LIMITS.project.taskMax,
  items: LIMITS.project.items,
} as const;

const NAME_TEXTS = { required: 'nameMissing', tooShort: 'nameTooShort', tooLong: 'nameTooLong' } as const;

/** Lists all problems that the server would reject, in the order of the fields. */
export function draftProblems({ name, task, itemIds }: ProjectDraft): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const wrongName = textProblem(name, LIMITS.project.name);
  if (wrongName) problems.push({ field: 'name', key: NAME_TEXTS[wrongName] });
  if (!fits(task, LIMITS.project.taskMax)) problems.push({ field: 'task', key: 'taskTooLong' });
  if (itemIds.length > LIMITS.project.items) problems.push({ field: 'items', key: 'tooManyItems' });
  return problems;
}
