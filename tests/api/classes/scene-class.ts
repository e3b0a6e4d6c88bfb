import type { ClassThrough } from '@murmel/contracts';
import { Account, ClassTeacher, newId, PupilCodes } from '@murmel/server';
import { createClass } from '../../../apps/api/src/core/classes/classes.js';
import { addPupils } from '../../../apps/api/src/core/classes/pupils.js';
import type { TestApi } from '../../support/api.js';

/** A class with one co-teacher and one pupil, made straight in the database. @param mark is part of its names */
export async function seedSceneClass(
  { database, configuration }: TestApi,
  owner: Account,
  coTeacher: Account,
  mark = '',
): Promise<{ id: string; pupilAccount: Account } & Record<ClassThrough, string>> {
  return database.transaction(async (manager) => {
    const { id } = await createClass(manager, owner, `Klasse${mark}`, 'permanent');
    const [pupil] = await addPupils(manager, new PupilCodes(configuration.secret), id, [{ name: `P1${mark}` }]);
    const teacher = newId();
    await manager.insert(ClassTeacher, { id: teacher, classId: id, email: coTeacher.email!, deactivatedAt: null, createdAt: new Date() });
    return { id, pupil: pupil!, teacher, pupilAccount: await manager.findOneByOrFail(Account, { id: pupil! }) };
  });
}
