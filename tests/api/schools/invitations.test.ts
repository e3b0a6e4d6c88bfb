import { type SchoolInvitation as InvitationAnswer, LIMITS, type School as SchoolAnswer, SERVER_LIMITS } from '@murmel/contracts';
import { newId, newSecret, SchoolInvitation } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { acceptOffer } from '../../../apps/api/src/core/schools/accept-invitation.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';
import { type Mailbox, startMailbox, tokenIn } from '../accounts/mailbox.js';
import { invited, person, rolesIn, schoolCast } from './school-cast.js';

let mailbox: Mailbox;
let api: TestApi;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi(inject('databaseUrl'), { smtpUrl: mailbox.url, publicUrl: 'https://schule.example' });
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

const accept = '/api/school_invitations/accept';
const look = '/api/school_invitations';
const stored = (schoolId: string) => api.database.manager.findBy(SchoolInvitation, { schoolId });

describe('inviting a colleague', () => {
  it('[E28] mails a link with which exactly this person comes in, once', async () => {
    const cast = await schoolCast(api);
    const email = cast.free.account.email!;
    const headers = { 'idempotency-key': newId() };
    for (let times = 0; times < 2; times += 1)
      expect(
        (
          await cast.admin.browser.post<InvitationAnswer>(
            `/api/schools/${cast.id}/invitations`,
            { email: email.toUpperCase() },
            { headers },
          )
        ).body.email,
      ).toBe(email);
    const mail = await mailbox.mailTo(email);
    expect(mail.text).toContain('https://schule.example/school_invitation?token=');
    expect(mail.text).toContain('Ada Leitung');
    expect(mail.text).toContain('Schule am Wald');
    const secret = tokenIn(mail);
    expect(JSON.stringify(await stored(cast.id))).not.toContain(secret);
    expect((await cast.free.browser.put(look, { secret })).body).toMatchObject({ school: 'Schule am Wald', invitedBy: 'Ada Leitung' });
    const answers = await Promise.all([1, 2, 3].map(() => cast.free.browser.put<SchoolAnswer & Refusal>(accept, { secret })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number), expect.any(Number)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      school: { id: cast.id, role: 'member', teachers: 3 },
    });
    expect((await rolesIn(api, cast.id))[cast.free.account.id]).toBe('member');
    expect(await stored(cast.id)).toEqual([]);
    // Used: also for an account that left again.
    await cast.free.browser.put(`/api/schools/${cast.id}/leave`, {});
    expect((await cast.free.browser.put<Refusal>(accept, { secret })).body.code).toBe('TOKEN_INVALID');
    expect(mailbox.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  it('an unknown, expired, used, revoked link and one for somebody else look the same', async () => {
    const cast = await schoolCast(api);
    const email = cast.free.account.email!;
    const expired = await invited(api, cast.id, cast.admin.account, email, { expiresAt: new Date(Date.now() - 1000) });
    const other = await invited(api, cast.elsewhere.schoolId, cast.elsewhere.account, `${newId()}@schule.example`);
    const revoked = await invited(api, cast.elsewhere.schoolId, cast.elsewhere.account, email);
    expect((await cast.elsewhere.browser.delete(`/api/school_invitations/${revoked.id}`)).status).toBe(200);
    for (const secret of [expired.secret, other.secret, revoked.secret, newSecret(), 'x', expired.id]) {
      for (const path of [look, accept]) {
        const { status, body } = await cast.free.browser.put<Refusal>(path, { secret });
        expect([status, body.code, body.data], `${path} ${secret}`).toEqual([400, 'TOKEN_INVALID', undefined]);
      }
    }
    expect((await api.browser().put(accept, { secret: expired.secret })).status).toBe(401);
    for (const body of [
      {},
      { secret: '' },
      { secret: 'x'.repeat(101) },
      { secret: [other.secret] },
      { secret: other.secret, accountId: cast.free.account.id },
    ])
      expect((await cast.free.browser.put(accept, body)).status).toBe(400);
    expect((await cast.free.browser.get('/api/schools/mine')).body).toEqual({ school: null });
  });

  it('whoever is in a school already is told so, and the link stays good until they have left it', async () => {
    const cast = await schoolCast(api);
    const { secret } = await invited(api, cast.id, cast.admin.account, cast.elsewhere.account.email!);
    expect((await cast.elsewhere.browser.put<Refusal>(accept, { secret })).body.code).toBe('ALREADY_IN_SCHOOL');
    expect((await rolesIn(api, cast.elsewhere.schoolId))[cast.elsewhere.account.id]).toBe('admin');
    await cast.elsewhere.browser.put(`/api/schools/${cast.elsewhere.schoolId}/leave`, {});
    expect((await cast.elsewhere.browser.put(accept, { secret })).status).toBe(200);
  });

  it('tells the inviter nothing about an address but whether it is in the own school', async () => {
    const cast = await schoolCast(api);
    const answers = [];
    for (const email of [`${newId()}@schule.example`, cast.free.account.email!, cast.elsewhere.account.email!]) {
      const { status, body } = await cast.admin.browser.post<InvitationAnswer>(`/api/schools/${cast.id}/invitations`, { email });
      answers.push([status, Object.keys(body)]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(
      (await cast.admin.browser.post<Refusal>(`/api/schools/${cast.id}/invitations`, { email: cast.member.account.email })).body.code,
    ).toBe('ALREADY_MEMBER');
  });

  it('is for admins of this school; strangers see and change nothing of it', async () => {
    const cast = await schoolCast(api);
    const { id } = await invited(api, cast.id, cast.admin.account, 'kollegin@schule.example');
    const path = `/api/schools/${cast.id}/invitations`;
    for (const [who, status] of [
      [cast.member, 403],
      [cast.installation, 403],
      [cast.elsewhere, 404],
      [cast.free, 404],
      [{ browser: api.browser() }, 404],
    ] as const) {
      expect((await who.browser.get(path)).status).toBe(status);
      expect((await who.browser.post(path, { email: 'a@schule.example' })).status).toBe(status);
      expect((await who.browser.delete(`/api/school_invitations/${id}`)).status).toBe(status);
    }
    expect(
      (
        await cast.elsewhere.browser.post(`/api/schools/${cast.elsewhere.schoolId}/invitations?id=${cast.id}`, {
          email: 'a@schule.example',
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await cast.elsewhere.browser.post(`/api/schools/${cast.elsewhere.schoolId}/invitations`, {
          email: 'a@schule.example',
          schoolId: cast.id,
        })
      ).status,
    ).toBe(400);
    expect((await cast.admin.browser.get<{ entries: InvitationAnswer[] }>(path)).body.entries).toMatchObject([
      { id, email: 'kollegin@schule.example' },
    ]);
  });

  it('an earlier link ends with a new one, and all links of an admin with their place', async () => {
    const cast = await schoolCast(api);
    const email = cast.free.account.email!;
    const earlier = await invited(api, cast.id, cast.admin.account, email);
    await cast.admin.browser.post(`/api/schools/${cast.id}/invitations`, { email });
    const secret = tokenIn(await mailbox.mailTo(email));
    expect((await cast.free.browser.put(look, { secret: earlier.secret })).status).toBe(400);
    expect((await cast.free.browser.put(look, { secret })).status).toBe(200);
    await cast.admin.browser.put(`/api/school_teachers/${cast.member.account.id}`, { role: 'admin' });
    await cast.member.browser.delete(`/api/school_teachers/${cast.admin.account.id}`);
    expect((await cast.free.browser.put(accept, { secret })).status).toBe(400);
    const second = await invited(api, cast.id, cast.member.account, email);
    const third = await person(api);
    await api.database.query("update account set school_id = $2, school_role = 'admin', school_since = now() where id = $1", [
      third.account.id,
      cast.id,
    ]);
    await third.browser.put(`/api/school_teachers/${cast.member.account.id}`, { role: 'member' });
    expect((await cast.free.browser.put(accept, { secret: second.secret })).status).toBe(400);
  });

  it('one that is taken back while somebody accepts it brings nobody in', async () => {
    const cast = await schoolCast(api);
    const { id, secret } = await invited(api, cast.id, cast.admin.account, cast.free.account.email!);
    const accepted = await api.database.transaction(async (manager) => {
      await manager.query('select 1 from school where id = $1 for update', [cast.id]);
      const waiting = acceptOffer(api.database, cast.free.account, secret).catch((error: unknown) => (error as { code: string }).code);
      await expect
        .poll(
          async () =>
            (
              await api.database.query<unknown[]>(
                "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
              )
            ).length,
        )
        .toBe(1);
      await manager.delete(SchoolInvitation, { id });
      return { waiting };
    });
    expect(await accepted.waiting).toBe('TOKEN_INVALID');
    expect(await rolesIn(api, cast.id)).not.toHaveProperty(cast.free.account.id);
  });

  it('a full school takes nobody in, also when eight come at the same moment', async () => {
    const cast = await schoolCast(api);
    const filled = LIMITS.school.teachers - 3;
    await api.database.query(
      `insert into account (id, type, firstname, name, public_name, licence, favourite_tools, confirmed_at, created_at, school_id, school_role, school_since)
       select gen_random_uuid(), 'User', '', '', '', 'free', '{}', now(), now(), $1, 'member', now() from generate_series(1, $2)`,
      [cast.id, filled],
    );
    const comers = await Promise.all(Array.from({ length: 8 }, () => person(api)));
    const links = await Promise.all(comers.map(({ account }) => invited(api, cast.id, cast.admin.account, account.email!)));
    await Promise.all(comers.map(({ browser }, index) => browser.put(look, { secret: links[index]!.secret })));
    const answers = await Promise.all(comers.map(({ browser }, index) => browser.put<Refusal>(accept, { secret: links[index]!.secret })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'LIMIT_REACHED',
      data: { limit: LIMITS.school.teachers },
    });
    expect(Object.keys(await rolesIn(api, cast.id))).toHaveLength(LIMITS.school.teachers);
  });
});

describe('as an attacker', () => {
  it('5,000 guessed secrets bring nobody in, and the one who was invited comes in beside them', { tags: ['proof'] }, async () => {
    const cast = await schoolCast(api);
    const attacker = await person(api);
    const { secret } = await invited(api, cast.id, cast.admin.account, cast.free.account.email!);
    const guesses = Array.from({ length: 5000 }, (_, n) =>
      n % 2 === 0 ? newSecret() : secret.slice(0, -1) + 'ABCDEFGHIJ'[n % 10]!,
    ).filter((guess) => guess !== secret);
    // At the use case itself, so that the limit of requests does not do the work.
    for (let at = 0; at < guesses.length; at += 250) {
      const tried = await Promise.allSettled(
        guesses.slice(at, at + 250).map((guess) => acceptOffer(api.database, cast.free.account, guess)),
      );
      expect(tried.every((one) => one.status === 'rejected' && (one.reason as { code: string }).code === 'TOKEN_INVALID')).toBe(true);
    }
    // The right secret in the wrong hands, over the wire.
    const seen = new Set<string>();
    for (let at = 0; at < 20; at += 1) seen.add((await attacker.browser.put<Refusal>(accept, { secret })).body.code);
    expect(seen).toEqual(new Set(['TOKEN_INVALID']));
    const began = Date.now();
    expect((await cast.free.browser.put(accept, { secret })).status).toBe(200);
    expect(Date.now() - began).toBeLessThan(promised(2000));
  });

  it('a new account mails few strangers a day, an older one some more', { tags: ['proof'] }, async () => {
    const { perDay, perDayWhileNew, newDays } = SERVER_LIMITS.invitations.intoSchool;
    const allowed = async (createdAt: Date) => {
      const cast = await schoolCast(api);
      await api.database.query('update account set created_at = $2 where id = $1', [cast.admin.account.id, createdAt]);
      const statuses: number[] = [];
      for (let n = 0; n < perDay + 2; n += 1) {
        const { status } = await cast.admin.browser.post(`/api/schools/${cast.id}/invitations`, { email: `${newId()}@schule.example` });
        statuses.push(status);
        if (status === 429) break;
      }
      return statuses.filter((status) => status === 201).length;
    };
    expect(await allowed(new Date())).toBe(perDayWhileNew);
    expect(await allowed(new Date(Date.now() - (newDays + 1) * 24 * 3_600_000))).toBe(perDay);
  });

  it('one mailbox is not flooded by many', async () => {
    const email = `${newId()}@schule.example`;
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const cast = await schoolCast(api);
      statuses.push((await cast.admin.browser.post(`/api/schools/${cast.id}/invitations`, { email })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  });
});
