import { partAddress } from '@murmel/contracts';
import { newPartId, seedWorksheet } from '@murmel/documents';
import { newId, seedDocument, Worksheet, WorksheetAnswer, WorksheetFeedback, WorksheetResponse } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { DEFAULT_RULES } from '../../../apps/api/src/tools/worksheet/default-rules.js';
import { worksheetContent } from '../../../apps/api/src/tools/worksheet/worksheet-content.js';
import type { ContentTarget } from '../access/content-target.js';
import type { SceneBoard } from '../boards/scene-board.js';

/** A worksheet of three tasks, on which a guest and the owner work; the owner's response has feedback. */
export async function seedSceneWorksheet(
  manager: EntityManager,
  { item, owner, visitor, mark }: ContentTarget,
  packageFile: string,
): Promise<SceneBoard> {
  const [right, wrong] = [newPartId(), newPartId()];
  const options = [
    { id: right, text: `Ja${mark}` },
    { id: wrong, text: `Nein${mark}` },
    { id: newPartId(), text: `Vielleicht${mark}` },
  ];
  const content = { options, correct: [right], solution: `Darum${mark}` };
  const told = worksheetContent(
    {
      blocks: [
        { kind: 'MultipleChoice', task: `Wahl${mark}`, points: 2, content },
        { kind: 'Text', task: `Frage${mark}`, content: { solution: `Lösung${mark}` } },
        { kind: 'H5p', task: `Spiel${mark}`, content: { file: packageFile, name: `Datei${mark}.h5p` } },
      ],
    },
    owner.id,
  );
  const [choice, , played] = [...told.blocks.keys()];
  await seedDocument(manager, item.id, seedWorksheet(told), { accountId: owner.id, visitorId: null });
  await manager.insert(Worksheet, { itemId: item.id, ...DEFAULT_RULES, checks: 'at_once' });
  const begun = async (person: Partial<WorksheetResponse>): Promise<string> => {
    const [id, now] = [newId(), new Date()];
    const response = { id, itemId: item.id, name: `Falke${mark}`, submittedAt: null, createdAt: now, updatedAt: now, ...person };
    await manager.insert(WorksheetResponse, response);
    const answer = { optionIds: [right], number: null, text: null, value: null, fileId: null, released: false };
    await manager.insert(WorksheetAnswer, { responseId: id, blockId: choice!, ...answer });
    return id;
  };
  await begun({ visitorId: visitor.id });
  const work = await begun({ accountId: owner.id });
  const draft = { text: `Gut${mark}`, stamp: null, answers: [] };
  await manager.insert(WorksheetFeedback, { responseId: work, draft, given: draft, givenAt: new Date() });
  return {
    inside: { worksheetResponse: work },
    parts: { block: choice!, sheetOption: right, work },
    addressOf: ({ path }) => {
      if (!path.includes('/blocks/{id}')) return undefined;
      return partAddress(item.id, path.includes('/package') ? played! : choice!);
    },
    bodyOf: () => undefined,
  };
}
