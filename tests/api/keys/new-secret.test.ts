// @module-tag proof
import type { PupilAccessEntry, SchoolClass } from '@murmel/contracts';
import {
  countUnreadable,
  FADING_UNDER_KEYS,
  HASHED_WITHOUT_KEYS,
  hashSecret,
  keyNameOf,
  MailToken,
  newSecret,
  newShortCode,
  PupilCodes,
  RetiredCode,
  retireOldKeys,
  STORED_UNDER_KEYS,
} from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freeCode } from '../../../apps/api/src/core/classes/free-codes.js';
import { startApi, type TestApi } from '../../support/api.js';
import { TestBrowser } from '../../support/browser.js';
import { spawnProcess } from '../../support/process.js';
import { type ClassCast, classCast, come, joinAs, onetime, tokenOf } from '../classes/class-cast.js';

const [OLD, NEW] = ['until-today-and-long-enough-for-a-secret', 'from-today-on-long-enough-for-a-secret-too'];
const BOTH = { secret: NEW, previousSecrets: [OLD] };

let before: TestApi;
let cast: ClassCast;
let day: SchoolClass;
const running: TestApi[] = [];
beforeAll(async () => {
  before = await start({ secret: OLD });
  cast = await classCast(before, ['Mila', 'Ben', 'Aylin', 'Emil']);
  day = (await cast.owner.browser.post<SchoolClass>('/api/school_classes', onetime())).body;
});
afterAll(async () => {
  for (const api of running.reverse()) await api.stop();
});

/** The api under other secrets, with the same database. */
async function start(secrets: { secret: string; previousSecrets?: readonly string[] }): Promise<TestApi> {
  const api = await startApi(inject('databaseUrl'), { ...secrets, ...(before ? { databaseUrl: before.configuration.databaseUrl } : {}) });
  running.push(api);
  return api;
}

/** Returns the same browser after a restart of the api: the same cookies. */
function sameBrowser(api: TestApi, browser: TestBrowser): TestBrowser {
  const same = new TestBrowser(api.origin);
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  return same;
}

async function codesShown(api: TestApi): Promise<(string | null)[]> {
  const answer = await sameBrowser(api, cast.owner.browser).get<{ entries: PupilAccessEntry[] }>(
    `/api/school_classes/${cast.schoolClass.id}/pupil_accesses?limit=100`,
  );
  expect(answer.status).toBe(200);
  return answer.body.entries.map(({ code }) => code);
}

/** Returns the names of the keys under which the column's values are stored. */
async function keysIn(api: TestApi): Promise<string[]> {
  const rows = await api.database.query<{ name: string }[]>(
    `select distinct split_part(value, '.', 1) as name from (
       select code_hash as value from pupil_access union all select code_sealed from pupil_access union all select card_sealed from pupil_access union all select code_hash from school_class
       union all select code_sealed from school_class union all select code_hash from retired_code) stored where value is not null`,
  );
  return rows.map(({ name }) => name).sort();
}

/** Takes the names of keys off, as rows look that were written before there were names. */
const withoutNames = (api: TestApi, table: string, columns: readonly string[]): Promise<unknown> =>
  api.database.query(
    `update ${table} set ${columns.map((column) => `${column} = substr(${column}, position('.' in ${column}) + 1)`).join(', ')}`,
  );

describe('a new SECRET', () => {
  it('with the earlier one in SECRET_PREVIOUS printed codes open, and teachers can read them', async () => {
    const api = await start(BOTH);
    expect(await codesShown(api)).toEqual(cast.pupils.map(({ code }) => code));
    expect((await come(api.browser(), cast.pupils[0]!.code, tokenOf(cast.schoolClass))).status).toBe(201);
    expect((await joinAs(api.browser(), 'Nour', { classToken: tokenOf(day) })).status).toBe(201);
    const shown = await sameBrowser(api, cast.owner.browser).get<SchoolClass>(`/api/school_classes/${day.id}`);
    expect(shown.body.code).toBe(day.code);
  });

  it("a code is nobody else's whichever key it was stored under", async () => {
    const api = await start(BOTH);
    const taken = cast.pupils.map(({ code }) => code!);
    const drawn: string[] = [];
    class Unlucky extends PupilCodes {
      override hashes(code: string): string[] {
        drawn.push(code);
        return super.hashes(taken[drawn.length - 1] ?? code);
      }
    }
    const codes = new Unlucky(BOTH);
    const { sealed } = await api.database.transaction((manager) => freeCode(manager, codes));
    expect(drawn.indexOf(codes.open(sealed)!)).toBe(taken.length);
  });

  it('is taken over while the api runs; afterwards the earlier one can be removed and everything still opens', {
    tags: ['proof'],
  }, async () => {
    const api = await start(BOTH);
    // A pupil's earlier code, blocked for a year; and a class as it was stored before keys had names.
    await api.database.manager.insert(RetiredCode, { codeHash: new PupilCodes(OLD).hash('100007'), retiredAt: new Date() });
    await withoutNames(api, 'school_class', ['code_hash', 'code_sealed']);
    expect((await keysIn(api)).length).toBeGreaterThan(2);

    let [running, comers] = [true, 0];
    const lesson = (async () => {
      while (running) {
        const pupil = cast.pupils[comers % 3]!;
        expect((await come(api.browser(), pupil.code, tokenOf(cast.schoolClass))).status).toBe(201);
        expect(await codesShown(api)).toContain(pupil.code);
        comers += 1;
      }
    })();
    lesson.catch(() => undefined);
    const command = await rotate({ ...BOTH, databaseUrl: api.configuration.databaseUrl }).finally(() => (running = false));
    await lesson;
    expect(comers).toBeGreaterThan(0);
    expect(command).toEqual({ code: 0, output: expect.stringContaining('Nothing needs SECRET_PREVIOUS any more') as unknown });
    expect(await keysIn(api)).toEqual([keyNameOf(NEW)]);
    expect(await retireOldKeys(api.database, BOTH)).toEqual({ rewritten: 0, unreadable: 0 });

    const after = await start({ secret: NEW });
    expect(await codesShown(after)).toEqual(cast.pupils.map(({ code }) => code));
    expect((await come(after.browser(), cast.pupils[1]!.code, tokenOf(cast.schoolClass))).status).toBe(201);
    expect((await sameBrowser(after, cast.owner.browser).get<SchoolClass>(`/api/school_classes/${day.id}`)).body.code).toBe(day.code);
    expect(await after.database.manager.existsBy(RetiredCode, { codeHash: new PupilCodes(NEW).hash('100007') })).toBe(true);
  });

  it('leaves links, short addresses, sign-ins, reset links and devices as they are', async () => {
    const item = await before.people.item(cast.owner.account, { privacy: 'secret', shortCode: newShortCode(6) });
    const visitor = before.browser();
    expect((await visitor.get(`/s/${item.shortCode}`)).status).toBe(302);
    const mailed = newSecret();
    await before.database.manager.insert(MailToken, {
      hash: hashSecret(mailed),
      accountId: cast.stranger.account.id,
      purpose: 'reset',
      expiresAt: new Date(Date.now() + 60_000),
    });
    const after = await start({ secret: NEW });
    expect((await sameBrowser(after, cast.owner.browser).get('/api/users/me')).status).toBe(200);
    expect((await sameBrowser(after, visitor).get(`/api/items/${item.id}`)).status).toBe(200);
    const other = after.browser();
    expect((await other.get(`/s/${item.shortCode}`)).status).toBe(302);
    expect((await other.get(`/api/items/${item.id}`)).status).toBe(200);
    expect((await after.browser().get(`/api/items/${item.id}`, { headers: { 'x-access-token': item.token } })).status).toBe(200);
    expect((await after.browser().put('/api/password_resets', { token: mailed, password: 'ein-neues-passwort' })).status).toBe(200);
  });

  it('without the earlier one teachers see that a code cannot be read, and renew it; nothing breaks', { tags: ['proof'] }, async () => {
    const api = await start({ secret: 'another-one-that-nobody-told-the-api-about' });
    expect(await codesShown(api)).toEqual([null, null, null, null]);
    expect(await countUnreadable(api.database, api.configuration)).toBeGreaterThan(4);
    const renewed = await sameBrowser(api, cast.owner.browser).patch<PupilAccessEntry>(
      `/api/pupil_accesses/${cast.pupils[2]!.id}/regenerate`,
    );
    expect(renewed.body.code).toMatch(/^\d{6}$/);
    expect((await come(api.browser(), renewed.body.code, tokenOf(cast.schoolClass))).status).toBe(201);
    const command = await rotate({ secret: NEW, databaseUrl: api.configuration.databaseUrl });
    expect(command).toEqual({
      code: 1,
      output: expect.stringContaining('2 values were made with a secret that is neither SECRET nor in SECRET_PREVIOUS') as unknown,
    });
  });

  it('every column with a hash or something sealed is taken over, fades, or knows no key', () => {
    const HASHED = /(hash|sealed)$/i;
    const columnsOf = ({ name, columns }: (typeof before.database.entityMetadatas)[number]): string[] =>
      columns.map(({ propertyName }) => `${name}.${propertyName}`);
    const all = before.database.entityMetadatas.flatMap(columnsOf);
    const named = (entity: (typeof HASHED_WITHOUT_KEYS)[number]['entity'], property: string | undefined): string[] =>
      property === undefined ? [] : [`${before.database.getMetadata(entity).name}.${property}`];
    const listed = [
      ...STORED_UNDER_KEYS.flatMap((one) =>
        ['sealed' in one ? one.sealed : undefined, one.hash].flatMap((property) => named(one.entity, property)),
      ),
      ...[...FADING_UNDER_KEYS, ...HASHED_WITHOUT_KEYS].flatMap(({ entity, hash }) => named(entity, hash)),
    ];
    expect(all).toEqual(expect.arrayContaining(listed));
    expect(listed.filter((column) => HASHED.test(column)).sort()).toEqual(all.filter((column) => HASHED.test(column)).sort());
  });
});

/** Runs the command as an operator types it on the server. */
async function rotate({
  secret,
  previousSecrets = [],
  databaseUrl,
}: {
  secret: string;
  previousSecrets?: readonly string[];
  databaseUrl: string;
}): Promise<{ code: number | null; output: string }> {
  const command = spawnProcess({
    cwd: 'apps/api',
    entry: 'src/rotate-secret.ts',
    env: { DATABASE_URL: databaseUrl, SECRET: secret, SECRET_PREVIOUS: previousSecrets.join(' ') },
  });
  const code = await command.exited;
  return { code, output: command.output() };
}
