import {
  newId,
  PupilFeedbackAssignment,
  PupilText,
  PupilTextDraft,
  PupilTextFeedback,
  PupilTextHint,
  PupilTextPhoto,
  PupilTextVersion,
} from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** An assignment for which a visitor has handed in a version, with feedback on it that was not given yet. @returns the ids of text, feedback, hint and photo */
export async function seedSceneText(
  manager: EntityManager,
  { itemId, visitorId, mark }: { itemId: string; visitorId: string; mark: string },
): Promise<{ pupilText: string; textFeedback: string; textHint: string; textPhoto: string }> {
  const criteria = [
    { id: newId(), text: `Kriterium ${mark}`, visible: true },
    { id: newId(), text: `Verdeckt ${mark}`, visible: false },
  ];
  await manager.insert(PupilFeedbackAssignment, {
    ...{
      itemId,
      task: `Aufgabe ${mark}`,
      material: `Material ${mark}`,
      criteria,
      state: 'open',
      closesAt: null,
      scored: false,
      hints: 'off',
    },
  });
  const [responseId, id, now] = [newId(), newId(), new Date()];
  const moments = { submittedAt: now, updatedAt: now, createdAt: now };
  await manager.insert(PupilText, { id: responseId, itemId, accountId: null, visitorId, name: `Name ${mark}`, finalAt: null, ...moments });
  const draft = { optionIds: null, number: null, fileId: null, released: false };
  await manager.insert(PupilTextDraft, { responseId, partId: 'text', text: `Entwurf ${mark}`, ...draft });
  await manager.insert(PupilTextVersion, { responseId, number: 1, text: `Fassung ${mark}`, handedInAt: now, final: false });
  await manager.insert(PupilTextFeedback, {
    ...{ id, itemId, responseId, version: 1, text: `Rückmeldung ${mark}`, levels: {}, score: null, given: null, givenAt: null },
  });
  const textHint = newId();
  await manager.insert(PupilTextHint, {
    ...{ id: textHint, itemId, responseId, version: 1, place: 0, criterionId: criteria[0]!.id, kind: 'question', text: `Hinweis ${mark}` },
    ...{ quote: '', state: 'waiting', decidedAt: null },
  });
  const textPhoto = newId();
  await manager.insert(PupilTextPhoto, {
    ...{ id: textPhoto, itemId, responseId, fileId: null, state: 'done', failure: null, text: `Foto ${mark}`, createdAt: now },
  });
  return { pupilText: responseId, textFeedback: id, textHint, textPhoto };
}
