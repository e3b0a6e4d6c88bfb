import type { Json, TeachingBoardInput, TeachingBoardOperationName } from '@murmel/contracts';
import {
  type BoardOperation,
  changed,
  newPartId,
  newTeachingBoard,
  parseTeachingBoard,
  runOperation,
  TEACHING_BOARD_OPERATIONS,
  type TeachingBoard,
  type TeachingBoardTable,
} from '@murmel/documents';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import { TEACHING_BOARD_TEMPLATE_CONTENT, type TemplatePage } from './teaching-board-template-content.js';

export const teachingBoardTemplates: readonly ProductTemplate[] = TEACHING_BOARD_TEMPLATE_CONTENT.map(({ pages, ...template }) => ({
  ...template,
  source: pages as unknown as Json,
  content: (by) => filled(pages, by),
}));

/** Filled by the same operations as by a teacher. */
function filled(pages: readonly TemplatePage[], person: string): Json {
  let data = newTeachingBoard();
  const actor = { person, trusted: true, base: 'write', at: Date.now() } as const;
  const run = <N extends TeachingBoardOperationName>(name: N, input: TeachingBoardInput<N>): string => {
    const operation = TEACHING_BOARD_OPERATIONS[name] as BoardOperation<TeachingBoard, TeachingBoardInput<N>, TeachingBoardTable>;
    const outcome = runOperation(operation, parseTeachingBoard(data), actor, input, newPartId);
    if ('refusal' in outcome) throw new Error(`The template refuses ${name}: ${outcome.refusal.code}`);
    data = changed(data, outcome.changes);
    return outcome.made[0] ?? '';
  };
  const [first] = parseTeachingBoard(data).pages;
  for (const [index, { name, cards }] of pages.entries()) {
    const page = index === 0 && first ? first.id : run('addPage', { name });
    if (index === 0) run('changePage', { page, name });
    for (const { place, ...card } of cards) {
      const [x, y, width, height] = place;
      run('addCard', { page, place: { x, y, width, height }, ...card });
    }
  }
  return Object.fromEntries(Object.entries(data).map(([table, parts]) => [table, [...parts] as unknown as Json]));
}
