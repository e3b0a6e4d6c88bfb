import { TOOLS } from '@murmel/contracts';
import { type Account, Correction, newId } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';

const CRITERIA = ['Die eigene Meinung ist klar', 'Zwei Argumente mit Beispiel', 'Ein Gegenargument wird entkräftet'];

/** A task with criteria, ready for the first texts. */
export async function addDemoCorrection(manager: EntityManager, owner: Account): Promise<void> {
  const fields = { gradeLevels: ['GRADE_LEVEL_MIDDLE' as const], subjectTypes: ['GERMAN' as const] };
  const { id: itemId } = await createItem(manager, owner, TOOLS.correction_aid.kind, fields, 'Erörterung 9c: Handys in der Pause');
  await manager.insert(Correction, {
    ...{ itemId, task: 'Sollen Handys in der Pause erlaubt sein?', solution: 'Meinung, zwei Argumente, ein Gegenargument, Schluss.' },
    criteria: CRITERIA.map((text) => ({ id: newId(), text })),
  });
}
