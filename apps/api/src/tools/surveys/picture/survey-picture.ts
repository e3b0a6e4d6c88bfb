import { askedQuestions, PICTURE_LIMITS, type PictureOf, type SurveyState } from '@murmel/contracts';
import { Survey, SurveyQuestion } from '@murmel/server';
import { In, LessThan } from 'typeorm';
import { truncateLine } from '../../../core/items/pictures/truncate-line.js';
import type { PictureContribution } from '../../../core/tool-contribution/contributions.js';

/** Among so many the first one is looked for that is written to its end. */
const LOOKED_AT = 5;

export const surveyPictures: PictureContribution = {
  async ofRows(manager, _asking, items) {
    const ids = items.map(({ item }) => item.id);
    const surveys = new Map((await manager.findBy(Survey, { itemId: In(ids) })).map(({ itemId, state }) => [itemId, state]));
    const where = { itemId: In(ids), position: LessThan(LOOKED_AT) };
    const questions = await manager.find(SurveyQuestion, { where, order: { position: 'asc', id: 'asc' } });
    const of = (id: string) => questions.filter(({ itemId }) => itemId === id);
    return new Map(
      items.flatMap(({ item: { id }, invited }) => {
        const state = surveys.get(id);
        return state ? [[id, surveyPicture({ state, questions: of(id), invited })] as const] : [];
      }),
    );
  },
};

type PicturedQuestion = Pick<SurveyQuestion, 'type' | 'title' | 'options'>;

/** Draws the first question and its possible answers, never the answers given. A draft is only for those who work on it together. */
export function surveyPicture({
  state,
  questions,
  invited,
}: {
  state: SurveyState;
  questions: readonly PicturedQuestion[];
  invited: boolean;
}): PictureOf<'survey'> {
  const first = state === 'draft' && !invited ? undefined : askedQuestions(questions)[0];
  const question = first && {
    type: first.type,
    title: truncateLine(first.title, PICTURE_LIMITS.questionMax),
    options: first.options.slice(0, PICTURE_LIMITS.options).map(({ text }) => truncateLine(text, PICTURE_LIMITS.optionMax)),
  };
  return { shape: 'survey', question: question ?? null };
}
