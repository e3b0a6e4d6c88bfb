import type { SchoolThrough } from '@murmel/contracts';
import type { Account } from '@murmel/server';
import { enter, foundSchool } from '../../../apps/api/src/core/schools/schools.js';
import { invite } from '../../../apps/api/src/core/schools/invite-teachers.js';
import type { TestApi } from '../../support/api.js';

/** A school with one colleague and one invitation, made straight in the database. */
export async function seedSceneSchool({ database }: TestApi, admin: Account, colleague: Account): Promise<{ id: string } & Record<SchoolThrough, string>> {
  return database.transaction(async (manager) => {
    const id = await foundSchool(manager, admin.id, 'Schule');
    await enter(manager, id, colleague.id, 'member');
    const { invitation } = await invite(manager, id, admin.id, `${id}@schule.example`);
    return { id, schoolTeacher: colleague.id, schoolInvitation: invitation.id };
  });
}
