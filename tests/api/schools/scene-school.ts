import type { SchoolThrough } from '@murmel/contracts';
import { type Account, Licence, newId } from '@murmel/server';
import { invite } from '../../../apps/api/src/core/schools/invite-teachers.js';
import { foundSchool, joinSchool } from '../../../apps/api/src/core/schools/schools.js';
import type { TestApi } from '../../support/api.js';

/** A school with one colleague, one invitation and a licence, made straight in the database. @param mark is part of its name */
export async function seedSceneSchool(
  { database }: TestApi,
  admin: Account,
  colleague: Account,
  mark = '',
): Promise<{ id: string; licence: string } & Record<SchoolThrough, string>> {
  return database.transaction(async (manager) => {
    const id = await foundSchool(manager, admin.id, `Schule${mark}`);
    await joinSchool(manager, id, colleague.id, 'member');
    const { invitation } = await invite(manager, id, admin.id, `${id}@schule.example`);
    const licence = newId();
    const lasts = { seats: null, startsOn: '2026-01-01', endsOn: null, createdAt: new Date() };
    await manager.insert(Licence, { id: licence, kind: 'school', name: `Lizenz${mark}`, sharedClasses: true, schoolId: id, ...lasts });
    return { id, licence, schoolTeacher: colleague.id, schoolInvitation: invitation.id };
  });
}
