import { LIMITS, type TextBlock } from '@murmel/contracts';
import type { InsertAnswer } from '../../core/tools/answer-inserters';
import { api } from '../../platform/api/client';

const { taskMax, options } = LIMITS.worksheet;
const { textMax } = LIMITS.teachingBoard;
const IDS = 'abcdefgh';

/** Appends the answer: as choice tasks if it is a quiz, else as text, in as many blocks as needed. */
export const insertAnswer: InsertAnswer = async ({ itemId: id, blocks, quiz }) => {
  if (!quiz) {
    for (const text of filled(blocks)) await api.worksheets.createBlock({ id, kind: 'StaticText', content: { text } });
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

/** Fills each text block up to its limit. */
function filled(blocks: readonly TextBlock[]): TextBlock[][] {
  const texts: TextBlock[][] = [];
  let letters = 0;
  for (const block of blocks) {
    const more = JSON.stringify(block).length;
    if (texts.length === 0 || letters + more > textMax) {
      texts.push([]);
      letters = 0;
    }
    texts.at(-1)!.push(block);
    letters += more;
  }
  return texts;
}
