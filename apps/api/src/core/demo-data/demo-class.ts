import { LIMITS, type RichText } from '@murmel/contracts';
import { Account, Item, PupilAccess, type PupilCodes } from '@murmel/server';
import { type EntityManager, Not } from 'typeorm';
import { createClass } from '../classes/classes.js';
import { addPupils } from '../classes/pupils.js';
import { createProject } from '../projects/create-project.js';

const CLASS_NAME = '7b Biologie';
const PUPILS = [
  'Mila',
  'Jonas',
  'Aylin',
  'Ben',
  'Lotta',
  'Tarek',
  'Ida',
  'Emil',
  'Nour',
  'Paul',
  'Greta',
  'Yusuf',
  'Lea',
  'Finn',
  'Sofia',
  'Anton',
  'Hira',
  'Mats',
  'Clara',
  'Deniz',
  'Luis',
  'Emma',
  'Noah',
  'Zoe',
  'Max',
  'Amina',
];
const TASK: RichText = [{ type: 'paragraph', runs: [{ text: 'Finde heraus, wie Tiere, Pflanzen und Pilze im Wald zusammenleben.' }] }];
/** Number of pupils of the class that are printed for signing in. */
const SHOWN = 3;

/** A class with a project that shares examples with it, as many as one may share. @returns some of its pupils with their codes */
export async function addDemoClass(manager: EntityManager, owner: Account, codes: PupilCodes): Promise<{ name: string; code: string }[]> {
  const { id: classId } = await createClass(manager, owner, CLASS_NAME, 'permanent');
  await addPupils(
    manager,
    codes,
    classId,
    PUPILS.map((name) => ({ name })),
  );
  const examples = await manager.find(Item, {
    where: { ownerId: owner.id },
    select: { id: true },
    order: { createdAt: 'ASC' },
    take: LIMITS.project.items,
  });
  await createProject(manager, {
    classId,
    owner,
    name: 'Ökosystem Wald',
    task: TASK,
    tools: ['text_editor', 'pinboard'],
    itemIds: examples.map(({ id }) => id),
    unit: 'month',
  });
  const shown = await manager.find(PupilAccess, { where: { classId, codeSealed: Not('') }, order: { createdAt: 'ASC' }, take: SHOWN });
  const names = new Map(
    (
      await manager.findBy(
        Account,
        shown.map(({ id }) => ({ id })),
      )
    ).map(({ id, name }) => [id, name]),
  );
  return shown.flatMap(({ id, codeSealed }) =>
    codeSealed === null ? [] : [{ name: `${names.get(id) ?? ''} in ${CLASS_NAME}`, code: codes.open(codeSealed) ?? '' }],
  );
}
