import { School, SchoolClass, SchoolInvitation } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { createClass } from '../../../apps/api/src/core/classes/classes.js';
import { Housekeeping } from '../../../apps/api/src/core/housekeeping/housekeeping.js';
import { startApi, type TestApi } from '../../support/api.js';
import { unzip } from '../privacy/unzip.js';
import { invited, rolesIn, type SignedInAccount, schoolCast } from './school-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const password = 'richtig-langes-passwort';
async function erase({ account, browser }: SignedInAccount): Promise<number> {
  await api.database.query('update account set password_hash = $2 where id = $1', [account.id, await hashPassword(password)]);
  return (await browser.delete('/api/users/me', { body: { password } })).status;
}

describe('an account goes', () => {
  it('and leaves its school, its invitations end, another one becomes admin, the last one takes the school along', async () => {
    const cast = await schoolCast(api);
    await invited(api, cast.id, cast.admin.account, 'neu@schule.example');
    await invited(api, cast.elsewhere.schoolId, cast.elsewhere.account, cast.admin.account.email!);
    expect(await erase(cast.admin)).toBe(200);
    expect(await rolesIn(api, cast.id)).toEqual({ [cast.member.account.id]: 'admin' });
    expect(await api.database.manager.findBy(SchoolInvitation, [{ schoolId: cast.id }, { email: cast.admin.account.email! }])).toEqual([]);
    expect(await erase(cast.member)).toBe(200);
    expect(await api.database.manager.existsBy(School, { id: cast.id })).toBe(false);
  });

  it('two colleagues at the same moment, without waiting for each other for ever', { tags: ['proof'] }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const cast = await schoolCast(api);
      expect(
        await Promise.all([
          erase(cast.admin),
          erase(cast.member),
          cast.installation.browser
            .delete(`/api/school_teachers/${cast.member.account.id}`)
            .then(({ status }) => (status === 404 ? 200 : status)),
        ]),
      ).toEqual([200, 200, 200]);
      expect(await api.database.manager.existsBy(School, { id: cast.id })).toBe(false);
    }
  });
});

describe('what is kept about somebody', () => {
  it('is in the copy: school, role, and invitations sent and received', async () => {
    const cast = await schoolCast(api);
    await invited(api, cast.id, cast.admin.account, 'neu@schule.example');
    const cookie = [...cast.admin.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const archive = await fetch(`${api.origin}/api/users/me/export`, { headers: { cookie } });
    const data = JSON.parse(
      unzip(Buffer.from(await archive.arrayBuffer()))
        .get('data.json')!
        .toString(),
    ) as Record<string, object[]>;
    expect(data.school).toMatchObject([{ name: 'Schule am Wald', role: 'admin' }]);
    expect(data.school_invitation).toMatchObject([{ school: 'Schule am Wald', email: 'neu@schule.example' }]);
    expect(JSON.stringify(data)).not.toContain((await api.database.manager.findOneByOrFail(School, { id: cast.id })).token);
  });

  it('invitations that nobody accepted are gone after their time', async () => {
    const cast = await schoolCast(api);
    await invited(api, cast.id, cast.admin.account, 'spaet@schule.example', { expiresAt: new Date(Date.now() - 1000) });
    const kept = await invited(api, cast.id, cast.admin.account, 'neu@schule.example');
    await api.application.get(Housekeeping).run(new Date());
    expect((await api.database.manager.findBy(SchoolInvitation, { schoolId: cast.id })).map((one) => one.id)).toEqual([kept.id]);
  });
});

describe('a class and its school', () => {
  const schoolOfClass = async (classId: string) =>
    (await api.database.query<{ school_id: string }[]>('select school_id from class_school where class_id = $1', [classId]))[0]?.school_id;

  it("[E28] is its owner's, follows whoever takes the class over, and is stored nowhere", async () => {
    const cast = await schoolCast(api);
    const { id } = await api.database.transaction((manager) => createClass(manager, cast.admin.account, 'Klasse 7b', 'permanent'));
    expect(await schoolOfClass(id)).toBe(cast.id);
    await api.database.manager.update(SchoolClass, { id }, { ownerId: cast.elsewhere.account.id });
    expect(await schoolOfClass(id)).toBe(cast.elsewhere.schoolId);
    await cast.elsewhere.browser.put(`/api/schools/${cast.elsewhere.schoolId}/leave`, {});
    expect(await schoolOfClass(id)).toBeUndefined();
  });

  it('an admin of the school sees and changes no class, item or pupil of a colleague', async () => {
    const cast = await schoolCast(api);
    const { id } = await api.database.transaction((manager) => createClass(manager, cast.member.account, 'Klasse 5a', 'permanent'));
    const item = await api.people.item(cast.member.account, { privacy: 'members_only' });
    for (const path of [
      `/api/school_classes/${id}`,
      `/api/school_classes/${id}/pupil_accesses`,
      `/api/school_classes/${id}/export`,
      `/api/items/${item.id}`,
      `/api/items/${item.id}/share`,
    ]) {
      expect((await cast.admin.browser.get(path)).status, path).toBe(404);
      expect((await cast.installation.browser.get(path)).status, path).toBe(404);
    }
    expect((await cast.admin.browser.put(`/api/school_classes/${id}`, { name: 'Meine' })).status).toBe(404);
    expect((await cast.admin.browser.get<{ total: number }>('/api/school_classes')).body.total).toBe(0);
  });
});
