import type { School as SchoolAnswer, SchoolTeacher } from '@murmel/contracts';
import { newId, School } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { person, rolesIn, schoolCast } from './school-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const mine = '/api/schools/mine';

describe('founding a school', () => {
  it('makes the founder its first admin; repeated, it is the same school', async () => {
    const { account, browser } = await person(api);
    expect((await browser.get(mine)).body).toEqual({ school: null });
    const headers = { 'idempotency-key': newId() };
    const [first, second] = [
      await browser.post<SchoolAnswer>('/api/schools', { name: '  Schule am Bach ' }, { headers }),
      await browser.post<SchoolAnswer>('/api/schools', { name: '  Schule am Bach ' }, { headers }),
    ];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect(first.body).toMatchObject({
      name: 'Schule am Bach',
      role: 'admin',
      teachers: 1,
      abilities: { update: true, manage: true, enrol: false, leave: true },
    });
    const { token } = await api.database.manager.findOneByOrFail(School, { id: first.body.id });
    expect(first.body.joinPath).toBe(`/go/${token}`);
    expect((await api.browser().get(`/api/pupil_sessions/${token}`)).body).toEqual({ type: 'permanent', opens: 'whileOpen' });
    expect(await rolesIn(api, first.body.id)).toEqual({ [account.id]: 'admin' });
    expect((await browser.get<{ school: SchoolAnswer }>(mine)).body.school).toEqual(first.body);
  });

  it('[E28] a teacher has at most one, also when founding twice at the same moment', async () => {
    const { account, browser } = await person(api);
    await browser.get(mine);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => browser.post<Refusal>('/api/schools', { name: `Schule ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_IN_SCHOOL');
    expect(await api.database.manager.count(School, { where: [1, 2, 3, 4].map((n) => ({ name: `Schule ${n}` })) })).toBe(1);
    const { rows } = {
      rows: await api.database.query<{ name: string }[]>(
        'select s.name from school s join account a on a.school_id = s.id where a.id = $1',
        [account.id],
      ),
    };
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['too short', { name: ' A ' }],
    ['too long', { name: 'x'.repeat(101) }],
    ['two lines', { name: 'Schule\nam Bach' }],
    ['turned around', { name: 'Schule \u202Eelluhcs' }],
    ['no text', { name: 7 }],
    ['nothing', {}],
    ["an id of one's own", { name: 'Schule', id: newId() }],
    ['a role', { name: 'Schule', role: 'admin' }],
  ])('refuses %s', async (_what, body) => {
    const { account, browser } = await person(api);
    expect((await browser.post('/api/schools', body)).status).toBe(400);
    expect(await api.database.query('select school_id from account where id = $1', [account.id])).toEqual([{ school_id: null }]);
  });
});

describe('a school', () => {
  it('is seen by its teachers and the admins of the installation, to all others it is one that does not exist', async () => {
    const cast = await schoolCast(api);
    const visitor = api.browser();
    await api.people.visit(visitor);
    const unknown = newId();
    for (const path of ['', '/teachers', '/invitations']) {
      const asked = async ({ browser }: { browser: typeof visitor }, id = cast.id) => {
        const { status, body } = await browser.get<Refusal>(`/api/schools/${id}${path}`);
        return { status, code: body.code };
      };
      expect((await asked(cast.admin)).status, path).toBe(200);
      expect((await asked(cast.member)).status, path).toBe(path === '/invitations' ? 403 : 200);
      for (const stranger of [cast.elsewhere, cast.free, { browser: visitor }, { browser: api.browser() }]) {
        expect(await asked(stranger), path).toEqual({ status: 404, code: 'NOT_FOUND' });
        expect(await asked(stranger, unknown), path).toEqual({ status: 404, code: 'NOT_FOUND' });
      }
    }
    expect((await cast.admin.browser.get('/api/schools/not-an-id')).status).toBe(404);
  });

  it('pupils have no calls of schools at all', async () => {
    const cast = await schoolCast(api);
    const pupil = await person(api, { type: 'Pupil', email: null });
    expect((await pupil.browser.get(mine)).status).toBe(403);
    expect((await pupil.browser.get(`/api/schools/${cast.id}`)).status).toBe(403);
    expect((await pupil.browser.post('/api/schools', { name: 'Schule der Kinder' })).status).toBe(403);
    expect((await pupil.browser.put('/api/school_invitations/accept', { secret: 'x' })).status).toBe(403);
    await expect(
      api.database.query('update account set school_id = $2, school_role = $3, school_since = now() where id = $1', [
        pupil.account.id,
        cast.id,
        'member',
      ]),
    ).rejects.toThrow('account_school_teacher');
  });

  it('is named anew by its admins only', async () => {
    const cast = await schoolCast(api);
    expect((await cast.admin.browser.put<SchoolAnswer>(`/api/schools/${cast.id}`, { name: 'Schule am See' })).body.name).toBe(
      'Schule am See',
    );
    for (const [who, status] of [
      [cast.member, 403],
      [cast.installation, 403],
      [cast.elsewhere, 404],
      [cast.free, 404],
    ] as const) {
      expect((await who.browser.put(`/api/schools/${cast.id}`, { name: 'Meine' })).status).toBe(status);
    }
    // The own school in the path, the stranger's in the body.
    expect((await cast.elsewhere.browser.put(`/api/schools/${cast.elsewhere.schoolId}`, { name: 'Meine', id: cast.id })).status).toBe(400);
    expect((await api.database.manager.findOneByOrFail(School, { id: cast.id })).name).toBe('Schule am See');
  });

  it('shows colleagues with their names, and addresses only to those who say who is in it', async () => {
    const cast = await schoolCast(api);
    const seenBy = async ({ browser }: typeof cast.member) =>
      (await browser.get<{ entries: SchoolTeacher[]; total: number }>(`/api/schools/${cast.id}/teachers`)).body;
    const forMember = await seenBy(cast.member);
    expect(forMember.total).toBe(2);
    expect(forMember.entries.map(({ name, role, mine: own, email }) => [name, role, own, email])).toEqual([
      ['Ada Leitung', 'admin', false, null],
      ['Mio Mitglied', 'member', true, null],
    ]);
    expect((await seenBy(cast.admin)).entries.map(({ email }) => email)).toEqual([cast.admin.account.email, cast.member.account.email]);
  });
});

describe('who is in a school, and as what', () => {
  it('an admin makes a colleague one, too; the last one stays it', async () => {
    const cast = await schoolCast(api);
    const of = (teacher: string) => `/api/school_teachers/${teacher}`;
    const { account: admin } = cast.admin;
    const { account: member } = cast.member;
    expect((await cast.admin.browser.put<Refusal>(of(admin.id), { role: 'member' })).body.code).toBe('LAST_SCHOOL_ADMIN');
    expect((await cast.member.browser.put(of(member.id), { role: 'admin' })).status).toBe(403);
    expect((await cast.admin.browser.put<SchoolTeacher>(of(member.id), { role: 'admin' })).body.role).toBe('admin');
    expect(await rolesIn(api, cast.id)).toEqual({ [admin.id]: 'admin', [member.id]: 'admin' });
    // Both take it from each other at the same moment: one of them keeps it.
    await Promise.all([
      cast.admin.browser.put(of(member.id), { role: 'member' }),
      cast.member.browser.put(of(admin.id), { role: 'member' }),
    ]);
    expect(Object.values(await rolesIn(api, cast.id)).sort()).toEqual(['admin', 'member']);
  });

  it('a colleague of another school, of none, and one who does not exist look the same', async () => {
    const cast = await schoolCast(api);
    const before = await api.database.query('select id, school_id, school_role from account order by id');
    for (const id of [cast.elsewhere.account.id, cast.free.account.id, newId(), 'x', cast.id]) {
      expect((await cast.admin.browser.put<Refusal>(`/api/school_teachers/${id}`, { role: 'admin' })).body.code).toBe('NOT_FOUND');
      expect((await cast.admin.browser.delete<Refusal>(`/api/school_teachers/${id}`)).body.code).toBe('NOT_FOUND');
    }
    expect(await api.database.query('select id, school_id, school_role from account order by id')).toEqual(before);
  });

  it('an admin sends a colleague away; a colleague goes by themselves', async () => {
    const cast = await schoolCast(api);
    expect((await cast.member.browser.delete(`/api/school_teachers/${cast.admin.account.id}`)).status).toBe(403);
    expect((await cast.admin.browser.delete(`/api/school_teachers/${cast.member.account.id}`)).status).toBe(200);
    expect((await cast.member.browser.get(mine)).body).toEqual({ school: null });
    expect((await cast.member.browser.get(`/api/schools/${cast.id}`)).status).toBe(404);
    expect((await cast.member.browser.put(`/api/schools/${cast.id}/leave`, {})).status).toBe(404);
    expect((await cast.installation.browser.put(`/api/schools/${cast.id}/leave`, {})).status).toBe(403);
    expect(await rolesIn(api, cast.id)).toEqual({ [cast.admin.account.id]: 'admin' });
  });

  it('when the last admin goes, whoever has been there longest is one; with the last teacher the school goes', async () => {
    const cast = await schoolCast(api);
    const late = await person(api);
    await api.database.query(
      "update account set school_id = $2, school_role = 'member', school_since = now() + interval '1 minute' where id = $1",
      [late.account.id, cast.id],
    );
    expect((await cast.admin.browser.put(`/api/schools/${cast.id}/leave`, {})).status).toBe(200);
    expect(await rolesIn(api, cast.id)).toEqual({ [cast.member.account.id]: 'admin', [late.account.id]: 'member' });
    // The last two at the same moment.
    const answers = await Promise.all([cast.member, late].map(({ browser }) => browser.put(`/api/schools/${cast.id}/leave`, {})));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await api.database.manager.existsBy(School, { id: cast.id })).toBe(false);
    expect(await api.database.manager.existsBy(School, { id: cast.elsewhere.schoolId })).toBe(true);
  });
});

describe('an admin of the installation', () => {
  it('lists all schools; nobody else does', async () => {
    const cast = await schoolCast(api);
    const { body } = await cast.installation.browser.get<{ entries: { id: string; teachers: number }[]; total: number }>(
      '/api/schools?limit=100',
    );
    expect(body.entries.find(({ id }) => id === cast.id)).toMatchObject({ name: 'Schule am Wald', teachers: 2 });
    expect(body.total).toBe(body.entries.length);
    expect((await cast.installation.browser.get<SchoolAnswer>(`/api/schools/${cast.id}`)).body).toMatchObject({
      role: null,
      joinPath: null,
      abilities: { update: false, manage: true, enrol: true, leave: false },
    });
    for (const { browser } of [cast.admin, cast.member, cast.free]) expect((await browser.get('/api/schools')).status).toBe(403);
    expect((await api.browser().get('/api/schools')).status).toBe(401);
  });

  it('[E28] puts a teacher into one by address, takes one out, names another admin', async () => {
    const cast = await schoolCast(api);
    const into = (who: typeof cast.free, email: string | null, id = cast.id) =>
      who.browser.post<SchoolTeacher & Refusal>(`/api/schools/${id}/teachers`, { email });
    for (const who of [cast.admin, cast.member]) expect((await into(who, cast.free.account.email)).status).toBe(403);
    for (const who of [cast.elsewhere, cast.free]) expect((await into(who, cast.free.account.email)).status).toBe(404);
    expect((await into(cast.installation, cast.free.account.email, newId())).status).toBe(404);
    expect((await into(cast.installation, cast.free.account.email!.toUpperCase())).body).toMatchObject({
      id: cast.free.account.id,
      role: 'member',
    });
    expect((await into(cast.installation, cast.free.account.email)).body.code).toBe('ALREADY_IN_SCHOOL');
    expect((await into(cast.installation, cast.elsewhere.account.email)).body.code).toBe('ALREADY_IN_SCHOOL');
    expect((await into(cast.installation, 'niemand@schule.example')).body.code).toBe('TEACHER_UNKNOWN');
    const unconfirmed = await api.people.account({ confirmedAt: null });
    expect((await into(cast.installation, unconfirmed.email)).body.code).toBe('TEACHER_UNKNOWN');
    expect((await cast.installation.browser.put(`/api/school_teachers/${cast.free.account.id}`, { role: 'admin' })).status).toBe(200);
    expect((await cast.installation.browser.delete(`/api/school_teachers/${cast.admin.account.id}`)).status).toBe(200);
    expect(await rolesIn(api, cast.id)).toEqual({ [cast.free.account.id]: 'admin', [cast.member.account.id]: 'member' });
  });
});
