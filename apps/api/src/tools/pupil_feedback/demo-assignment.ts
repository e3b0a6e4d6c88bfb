import { TOOLS } from '@murmel/contracts';
import { type Account, Item, newId, PupilFeedbackAssignment, PupilText, PupilTextDraft, PupilTextVersion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';

const TITLE = 'Protokoll: Wasserpest im Licht';
const TASK = 'Schreib ein Protokoll zu unserem Versuch mit der Wasserpest. Wer nicht dabei war, soll ihn danach machen können.';
const CRITERIA = [
  { text: 'Der Aufbau lässt sich nachmachen', visible: true },
  { text: 'Messwerte mit Einheit', visible: true },
  { text: 'Deutung mit Fachwort', visible: true },
  { text: 'Sprachlich selbstständig', visible: false },
];
const FIRST =
  'Wir haben Wasserpest ins Wasser getan. Dann Lampe an. Es gab Blasen. Bei wenig Licht waren es weniger. Das ist weil die Pflanze atmet.';
const SECOND =
  'Wir haben einen Zweig Wasserpest in ein Becherglas mit Leitungswasser gestellt. Die Lampe stand zuerst 10 cm, dann 40 cm entfernt. Wir haben je drei Minuten lang die Blasen gezählt: 48 bei 10 cm, 11 bei 40 cm. Bei wenig Licht waren es also weniger. Das liegt daran, dass die Pflanze bei der Fotosynthese Sauerstoff bildet und dafür Licht braucht.';
/** Pseudonym and versions of each text. */
const TEXTS: readonly (readonly [string, ...string[]])[] = [
  ['Mila', FIRST, SECOND],
  ['Jonas', 'Die Wasserpest macht Blasen. Im Dunkeln macht sie keine.'],
];

/** An assignment that two pupils have written for, shared by its secret link. */
export async function addDemoAssignment(manager: EntityManager, owner: Account): Promise<void> {
  const fields = { gradeLevels: ['GRADE_LEVEL_LOWER' as const], subjectTypes: ['BIOLOGY' as const] };
  const { id: itemId } = await createItem(manager, owner, TOOLS.pupil_feedback.kind, fields, TITLE);
  await manager.update(Item, { id: itemId }, { privacy: 'secret' });
  const criteria = CRITERIA.map((criterion) => ({ id: newId(), ...criterion }));
  await manager.insert(PupilFeedbackAssignment, {
    itemId,
    task: TASK,
    material: '',
    files: [],
    criteria,
    state: 'open',
    closesAt: null,
    scored: false,
  });
  for (const [name, ...versions] of TEXTS) {
    const [id, now] = [newId(), new Date()];
    const moments = { submittedAt: now, updatedAt: now, createdAt: now };
    await manager.insert(PupilText, { id, itemId, name, accountId: null, visitorId: newId(), finalAt: null, ...moments });
    const draft = { responseId: id, partId: 'text', optionIds: null, number: null, fileId: null, released: false };
    await manager.insert(PupilTextDraft, { ...draft, text: versions.at(-1)! });
    const handedIn = versions.map((text, index) => ({ responseId: id, number: index + 1, text, handedInAt: now, final: false }));
    await manager.insert(PupilTextVersion, handedIn);
  }
}
