import type { SchoolThrough } from '@murmel/contracts';
import type { Account } from '@murmel/server';
import { invite } from '../../../apps/api/src/core/schools/invite-teachers.js';
import { foundSchool, joinSchool } from '../../../apps/api/src/core/schools/schools.js';
import type { TestApi } from '../../support/api.js';

/** A school with one colleague and one invitation, made straight in the database. @param mark is part of its name */
export async function seedSceneSchool(
  { database }: TestApi,
  admin: Account,
  colleague: Account,
  mark = '',
): Promise<{ id: string } & Record<SchoolThrough, string>> {
  return database.transaction(async (manager) => {
    const id = await foundSchool(manager, admin.id, `Schule${mark}`);
    await joinSchool(manager, id, colleague.id, 'member');
    const { invitation } = await invite(manager, id, admin.id, `${id}@schule.example`);
    return { id, schoolTeacher: colleague.id, schoolInvitation: invitation.id };
  });
}
