import type { ToolKey } from '@murmel/contracts';
import type { InsertAnswer } from '../../core/tools/answer-inserters';

const FILES = import.meta.glob<{ insertAnswer: InsertAnswer }>('../../tools/*/insert-answer.ts');

/** The tools that take answers of models, by the folders that have such a file. */
export const TAKERS = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => {
    const taker: InsertAnswer = async (given) => (await load()).insertAnswer(given);
    return [path.split('/').at(-2)! as ToolKey, taker];
  }),
);
