import { LIMITS } from '@murmel/contracts';
import { splitText } from '@murmel/documents';
import type { InsertAnswer } from '../../core/tools/answer-inserters';
import { api } from '../../platform/api/client';

const { taskMax, options } = LIMITS.worksheet;
const { textMax } = LIMITS.teachingBoard;
/** Characters, and blocks per call. */
const ROOM = { characters: textMax, blocks: 500 };
const IDS = 'abcdefgh';

/** Appends the answer: as choice tasks if it is a quiz, else as text, in as many blocks as needed. */
export const insertAnswer: InsertAnswer = async ({ itemId: id, blocks, quiz }) => {
  if (!quiz) {
    for (const text of splitText(blocks, ROOM)) await api.worksheets.createBlock({ id, kind: 'StaticText', content: { text } });
    return;
  }
  for (const { question, options: given, correct } of quiz)
    await api.worksheets.createBlock({
      ...{ id, task: question.slice(0, taskMax), points: 1 },
      kind: correct.length === 1 ? 'SingleChoice' : 'MultipleChoice',
      content: {
        options: given.map((text, place) => ({ id: IDS[place]!, text: text.slice(0, options.textMax) })),
        correct: correct.flatMap((place) => IDS[place] ?? []),
        solution: '',
      },
    });
};
