import { TOOLS } from '@murmel/contracts';
import { type Account, Item, newId, Survey, SurveyAnswer, SurveyQuestion, SurveyResponse } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';

const TITLE = 'Wie war das Experiment?';
const STATIONS = ['Wasserpest beobachten', 'Blatt unter dem Mikroskop', 'Stärke nachweisen', 'Chlorophyll trennen'];
/** Station, number of stars and text of each response. */
const CHOSEN = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3];
const STARS = [5, 4, 4, 5, 3, 4, 5, 4, 4, 5, 3, 4, 5, 5, 4, 2, 4, 5, 4, 3, 5];
const TEXTS: Readonly<Record<number, string>> = {
  1: 'Warum die Blasen bei mehr Licht schneller kommen.',
  6: 'Wie stark das Mikroskop vergrößert.',
  12: 'Ob das auch mit roten Blättern geht.',
};

/** A survey that a class has answered, shared by its secret link. */
export async function addDemoSurvey(manager: EntityManager, owner: Account): Promise<void> {
  const { id: itemId } = await createItem(
    manager,
    owner,
    TOOLS.surveys.kind,
    { gradeLevels: ['GRADE_LEVEL_LOWER'], subjectTypes: ['BIOLOGY'] },
    TITLE,
  );
  await manager.update(Item, { id: itemId }, { privacy: 'secret' });
  await manager.insert(Survey, {
    itemId,
    state: 'open',
    participantsSee: 'after',
    publicResult: false,
    thankYou: '',
    wallQuestionId: null,
    wallRevealed: [],
  });
  const options = STATIONS.map((text) => ({ id: newId(), text }));
  const question = (position: number, fields: Pick<SurveyQuestion, 'type' | 'title' | 'required' | 'options'>) => ({
    id: newId(),
    itemId,
    position,
    description: '',
    ...fields,
  });
  const station = question(0, { type: 'single_choice', title: 'Welche Station hat dir am meisten gebracht?', required: true, options });
  const stars = question(1, { type: 'rating', title: 'Wie gut konntest du mitarbeiten?', required: true, options: [] });
  const unclear = question(2, { type: 'long_answer', title: 'Was ist noch unklar?', required: false, options: [] });
  await manager.insert(SurveyQuestion, [station, stars, unclear]);
  const now = new Date();
  const responses = CHOSEN.map(() => ({
    id: newId(),
    itemId,
    accountId: null,
    visitorId: newId(),
    submittedAt: now,
    updatedAt: now,
    createdAt: now,
  }));
  await manager.insert(SurveyResponse, responses);
  const nothing = { optionIds: null, number: null, text: null, fileId: null, released: false };
  await manager.insert(
    SurveyAnswer,
    responses.flatMap(({ id: responseId }, index) => [
      { ...nothing, responseId, questionId: station.id, optionIds: [options[CHOSEN[index]!]!.id] },
      { ...nothing, responseId, questionId: stars.id, number: STARS[index]! },
      ...(TEXTS[index] ? [{ ...nothing, responseId, questionId: unclear.id, text: TEXTS[index] }] : []),
    ]),
  );
}
