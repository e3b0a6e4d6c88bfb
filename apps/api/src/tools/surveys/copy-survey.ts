import { askedQuestions, type Json } from '@murmel/contracts';
import { newId, Survey, SurveyQuestion } from '@murmel/server';
import { copying } from '../../core/items/content-copy.js';
import { questionsOf, surveyOf } from './one-survey.js';

type Question = Omit<SurveyQuestion, 'id' | 'itemId' | 'position'>;
type Taken = { settings: Pick<Survey, 'participantsSee' | 'publicResult' | 'thankYou'>; questions: Question[] };

/** Settings and questions, under ids of their own. A copy is a draft until its owner opens it; nobody has answered it. */
export const surveyCopying = copying<Taken & Json>({
  async take(manager, { from, everything, invited }) {
    const { state, participantsSee, publicResult, thankYou } = await surveyOf(manager, from);
    const all = await questionsOf(manager, from);
    // A draft is for those who work on it; guests meet it when it opens.
    const seen = everything ? all : state === 'draft' && !invited ? [] : askedQuestions(all);
    const questions = seen.map(({ id: _id, itemId: _item, position: _position, ...question }) => question);
    return { settings: { participantsSee, publicResult, thankYou }, questions } as Taken & Json;
  },
  async put(manager, { to }, { settings, questions }) {
    await manager.insert(Survey, { itemId: to, ...settings, state: 'draft', wallQuestionId: null, wallRevealed: [] });
    await manager.insert(
      SurveyQuestion,
      questions.map((question, position) => ({ ...question, position, id: newId(), itemId: to })),
    );
  },
});
