import type { CellState, GridCell, WorksheetAnswer, WorksheetFile } from '@murmel/contracts';
import { checkedAnswer, hintsOf, isWhole, type Sheet, type TaskBlock, worksheetAnswerSays } from '@murmel/documents';

/** Letters of an answer that a cell shows. */
const SAYS_MAX = 40;
const LETTERS = 'ABCDEFGHIJKLMNOPQRST';

/** Answers of one response, by block. */
export interface GivenAnswers {
  answers: ReadonlyMap<string, WorksheetAnswer>;
  files: ReadonlyMap<string, WorksheetFile>;
}

/** Returns the progress on one task, and the part of the answer that fits into a cell. */
export function cellOf(sheet: Sheet, task: TaskBlock, { answers, files }: GivenAnswers): GridCell {
  const answer = answers.get(task.id);
  const state: CellState = isWhole(task, answer) ? 'done' : worksheetAnswerSays(answer) ? 'begun' : 'empty';
  const result = checkedAnswer(task, answer);
  const says = answer ? answerText(task, answer) : '';
  const file = answer?.fileId === undefined ? undefined : files.get(answer.fileId);
  const hint = hintsOf(sheet, task.id).some(({ id }) => answers.get(id)?.opened);
  return {
    state,
    ...(result ? { result } : {}),
    ...(says === '' ? {} : { says }),
    ...(file?.image ? { fileId: file.id } : {}),
    ...(hint ? { hint: true } : {}),
  };
}

/** Returns the first words of a text, and the letters of the chosen options. */
function answerText(task: TaskBlock, { text, optionIds }: WorksheetAnswer): string {
  if (task.kind === 'Text' && text !== undefined) {
    const line = text.trim().replace(/\s+/g, ' ');
    return [...line].slice(0, SAYS_MAX).join('');
  }
  if (task.kind !== 'SingleChoice' && task.kind !== 'MultipleChoice') return '';
  return task.content.options.flatMap(({ id }, index) => (optionIds?.includes(id) ? [LETTERS[index] ?? '?'] : [])).join(', ');
}
