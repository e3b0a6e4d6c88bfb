import { SERVER_LIMITS } from '@murmel/contracts';
import { newId, PupilCodes } from '@murmel/server';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ClientNetwork, ClientNetworks } from '../../apps/api/src/core/accounts/client-networks.js';
import { comeFrom, startOnline } from '../api/classes/sign-in-network.js';
import type { TestApi } from '../support/api.js';
import { timed } from '../support/during-attack.js';

interface Scale {
  schools: number;
  days: number;
  /** where the attacker stands: anywhere among the networks of subscribers, or surely beside each line that a class knows */
  attacker: { anywhere: number; besideEach: number };
  /** of each address in a day; what is not looked at costs the attacker time only */
  tries: number;
  /** days from one lesson under attack to the next */
  lessonEvery: number;
}

/** `npm run proof -- --long`: a year with 10,000 addresses; without `--long` a few days, and more addresses beside schools than chance would give. */
const SCALES: Scale[] =
  process.env['FAULT_ROUNDS'] === undefined
    ? [{ schools: 2, days: 3, attacker: { anywhere: 12, besideEach: 2 }, tries: 6, lessonEvery: 1 }]
    : [1, 100, 500].map((schools) => ({ schools, days: 365, attacker: { anywhere: 10_000, besideEach: 0 }, tries: 1, lessonEvery: 30 }));
const CLASSES_PER_SCHOOL = 28;
const PER_CLASS = 35;
const PER_SCHOOL = CLASSES_PER_SCHOOL * PER_CLASS;
/** Each: networks of homes from which three pupils of one class came in lately. */
const HOMES_PER_SCHOOL = 2;
const { pupilCode: limits } = SERVER_LIMITS;
const CODES = 900_000;
/** /24 networks of subscribers in Germany (docs/THREAT_MODEL.md). */
const NETWORKS = 476_000;

/** Different codes, by stride, so that a run is the same each time. */
const codeOf = (index: number): string => String(100_000 + ((index * 7_919) % CODES));
const guessOf = (index: number): string => String(100_000 + ((index * 104_729 + 12_345) % CODES));
/** Addresses likewise: no two networks of schools and homes are the same, and the attacker's lie anywhere among them. */
const networkOf = (index: number): string => {
  const number = (index * 7_368_787) % NETWORKS;
  return `${80 + Math.floor(number / 65_536)}.${Math.floor(number / 256) % 256}.${number % 256}`;
};
const lineOf = (school: number): string => `${networkOf(school)}.7`;

/** An installation whose classes all have a project that runs, and whose lines are known to all of them. */
class Installation {
  private constructor(
    readonly api: TestApi,
    private readonly codes: PupilCodes,
  ) {}

  /** @param resting of them have no project that runs: their classes are closed */
  static async open(schools: number, resting = 0): Promise<Installation> {
    const api = await startOnline(inject('databaseUrl'));
    const installation = new Installation(api, new PupilCodes(api.configuration.secret));
    for (let school = 0; school < schools; school += 1) await installation.fill(school, schools, school >= schools - resting);
    await api.database.query('analyze');
    return installation;
  }

  private async fill(school: number, schools: number, resting: boolean): Promise<void> {
    const { database } = this.api;
    const [schoolId, owner] = [newId(), await this.api.people.account({ licence: 'group' })];
    await database.query('insert into school (id, name, token, created_at) values ($1::uuid, $2, $1::uuid::text, now())', [
      schoolId,
      `Schule ${school}`,
    ]);
    await database.query("update account set school_id = $1, school_role = 'admin', school_since = now() where id = $2", [
      schoolId,
      owner.id,
    ]);
    const classes = Array.from({ length: CLASSES_PER_SCHOOL }, () => newId());
    await database.query(
      `with class as (insert into school_class (id, owner_id, name, type, token, created_at, expires_at)
         select id, $2, 'Klasse', 'permanent', id::text, now(), now() + interval '1 year' from unnest($1::uuid[]) as class (id) returning id)
       insert into project (id, class_id, owner_id, name, tools, unit, units, ends_at, created_at)
         select gen_random_uuid(), id, $2, 'Projekt', '{}', 'month', 6, now() + $3::interval, now() - interval '30 days' from class`,
      [classes, owner.id, resting ? '-1 days' : '180 days'],
    );
    const pupils = Array.from({ length: PER_SCHOOL }, (_, index) => ({
      id: newId(),
      class: classes[Math.floor(index / PER_CLASS)]!,
      hash: this.codes.hash(codeOf(school * PER_SCHOOL + index)),
    }));
    await database.query(
      `with entry as (select * from jsonb_to_recordset($1::jsonb) as row (id uuid, class uuid, hash text)),
       person as (insert into account (id, type, firstname, name, public_name, admin, reviewer, international, licence, favourite_tools, disabled_tools, disabled_tools_features, enabled_features, created_at)
         select id, 'Pupil', '', 'P', 'P', false, false, false, 'school', '{}', '{}', '{}', '{}', now() from entry returning id)
       insert into pupil_access (id, class_id, note, code_hash, code_sealed, created_at, admitted_at) select e.id, e.class, '', e.hash, '', now(), now() from entry e join person p on p.id = e.id`,
      [JSON.stringify(pupils)],
    );
    // The line of the school is known to all its classes, that of a home to one.
    const known = [
      ...classes.map((id) => ({ class: id, network: this.placeOf(lineOf(school)).network })),
      ...Array.from({ length: HOMES_PER_SCHOOL }, (_, home) => ({
        class: classes[home]!,
        network: this.placeOf(`${networkOf(schools + school * HOMES_PER_SCHOOL + home)}.7`).network,
      })),
    ];
    await database.query(
      `insert into class_network (class_id, network_hash, account_id, until)
       select k.class, k.network, p.id, now() + interval '1 year' from jsonb_to_recordset($1::jsonb) as k (class uuid, network text),
         lateral (select id from pupil_access where class_id = k.class limit 3) p`,
      [JSON.stringify(known)],
    );
    await database.query('insert into code_address (address_hash, day, entries) values ($1, current_date, 35)', [
      this.placeOf(lineOf(school)).address,
    ]);
  }

  private placeOf(ip: string): Extract<ClientNetwork, { kind: 'public' }> {
    const place = this.api.application.get(ClientNetworks).of({ ip, headers: {} } as FastifyRequest);
    if (place.kind !== 'public') throw new Error(`${ip} is no public address`);
    return place;
  }

  /** Everything that was counted is a day older. */
  async nextDay(): Promise<void> {
    await this.api.database.query("update code_try set at = at - interval '1 day'");
    await this.api.database.query("delete from code_try where at < now() - interval '30 days'");
    await this.api.database.query('update code_address set day = current_date');
  }
}

/** Of so many addresses, which lie in a network that a class knows, and what a code that is looked at there could open. */
function attackersAt({ schools, attacker }: Scale): { far: string[]; beside: { address: string; reach: number }[] } {
  const known = new Map<string, number>();
  for (let index = 0; index < schools * (1 + HOMES_PER_SCHOOL); index += 1)
    known.set(networkOf(index), index < schools ? PER_SCHOOL : PER_CLASS);
  // Another stride than that of the schools: where they meet is chance.
  const anywhere = Array.from({ length: attacker.anywhere }, (_, index) => `${networkOf((index * 48_611 + 5_000) % NETWORKS)}.3`);
  const reachAt = (address: string): number | undefined => known.get(address.slice(0, address.lastIndexOf('.')));
  const beside = Array.from({ length: schools * attacker.besideEach }, (_, index) => ({
    address: `${networkOf(index % schools)}.${99 + index}`,
    reach: PER_SCHOOL,
  }));
  return {
    far: anywhere.filter((address) => reachAt(address) === undefined),
    beside: [...beside, ...anywhere.flatMap((address) => (reachAt(address) === undefined ? [] : [{ address, reach: reachAt(address)! }]))],
  };
}

describe.each(SCALES)('[A35] [T-40] $days days of guessing against $schools schools', (scale) => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await Installation.open(scale.schools);
  }, 600_000);
  afterAll(() => installation.api.stop());

  it('hardly a guess is looked at, fewer than one stranger a year gets in, and classes with typing errors come in meanwhile', async () => {
    const { api } = installation;
    const { far, beside } = attackersAt(scale);
    const answers: Record<string, number> = {};
    const strangers: string[] = [];
    const lessonMs: number[] = [];
    let [next, looked, expected] = [0, 0, 0];

    const guess = async (address: string, reach: number): Promise<void> => {
      const { status, body } = await comeFrom(address, api.browser(), { code: guessOf(next++) });
      const what = status === 201 ? 'in' : body.code!;
      answers[what] = (answers[what] ?? 0) + 1;
      if (what === 'WAITING_FOR_TEACHER') return;
      looked += 1;
      expected += reach / CODES;
      if (status === 201) strangers.push(body.id);
    };
    // Another class each time, on unknown devices; each fifth pupil mistypes first.
    const lesson = async (day: number): Promise<void> => {
      const school = day % scale.schools;
      const first = school * PER_SCHOOL + ((day % (CLASSES_PER_SCHOOL - 1)) + 1) * PER_CLASS;
      const statuses = await Promise.all(
        Array.from({ length: PER_CLASS }, async (_, index) => {
          const browser = api.browser();
          if (index % 5 === 0) await comeFrom(lineOf(school), browser, { code: String(999_999 - index) });
          return (await comeFrom(lineOf(school), browser, { code: codeOf(first + index) })).status;
        }),
      );
      expect(statuses, `day ${day}`).toEqual(Array<number>(PER_CLASS).fill(201));
    };

    for (let day = 0; day < scale.days; day += 1) {
      // Where no class knows the network nothing changes from day to day: once is enough.
      const tries = [
        ...(day === 0 ? far.map((address) => ({ address, reach: Number.POSITIVE_INFINITY })) : []),
        ...beside.flatMap((place) => Array<typeof place>(scale.tries).fill(place)),
      ];
      const attack = async (): Promise<void> => {
        for (let one = tries.pop(); one !== undefined; one = tries.pop()) await guess(one.address, one.reach);
      };
      const attacks = Array.from({ length: 12 }, attack);
      if (day % scale.lessonEvery === 0) lessonMs.push((await timed(() => lesson(day))).ms);
      await Promise.all(attacks);
      await installation.nextDay();
    }
    console.log(
      `  ${scale.schools} schools, ${scale.days} days, ${beside.length} addresses beside a class: ${next} guesses ${JSON.stringify(answers)}, ${looked} looked at, ${strangers.length} got in, ${expected.toFixed(3)} to be expected; slowest class ${Math.max(...lessonMs).toFixed(0)} ms`,
    );
    expect(looked).toBeLessThanOrEqual(beside.length * limits.newAddressPerMonth * Math.ceil(scale.days / 30));
    expect(expected).toBeLessThan(1);
    expect(strangers.length).toBeLessThanOrEqual(1);
    expect(Math.max(...lessonMs)).toBeLessThan(60_000);
  }, 1_800_000);
});

describe('[TR-28] 5,000 guesses from 1,000 addresses against 10,000 codes', () => {
  const [schools, resting, addresses, guessesEach] = [11, 8, 1000, 5];
  let installation: Installation;
  beforeAll(async () => {
    installation = await Installation.open(schools, resting);
  }, 600_000);
  afterAll(() => installation.api.stop());

  it('open no class that is closed and at most one account, and 35 pupils with typing errors are in within 60 s', async () => {
    const { api } = installation;
    expect(schools * PER_SCHOOL).toBeGreaterThan(10_000);
    const entered: string[] = [];
    const guesses = Array.from({ length: addresses * guessesEach }, (_, index) => ({
      // Another stride than that of the schools.
      address: `${networkOf(((index % addresses) * 48_611 + 5_000) % NETWORKS)}.3`,
      code: guessOf(index),
    }));
    const right = new Set(Array.from({ length: schools * PER_SCHOOL }, (_, index) => codeOf(index)));
    // Chance alone would have opened so many.
    expect(guesses.filter(({ code }) => right.has(code)).length).toBeGreaterThan(20);
    const guess = async (): Promise<void> => {
      for (let one = guesses.pop(); one !== undefined; one = guesses.pop()) {
        const { status, body } = await comeFrom(one.address, api.browser(), { code: one.code });
        if (status === 201) entered.push(body.id);
      }
    };
    const attack = Array.from({ length: 12 }, guess);
    const { ms } = await timed(async () => {
      const statuses = await Promise.all(
        Array.from({ length: PER_CLASS }, async (_, index) => {
          const browser = api.browser();
          if (index % 5 === 0) await comeFrom(lineOf(0), browser, { code: String(999_999 - index) });
          return (await comeFrom(lineOf(0), browser, { code: codeOf(PER_CLASS + index) })).status;
        }),
      );
      expect(statuses).toEqual(Array<number>(PER_CLASS).fill(201));
    });
    await Promise.all(attack);
    expect(ms).toBeLessThan(60_000);
    expect(entered.length).toBeLessThanOrEqual(1);
    // Not even the right code of a closed class, at its own school, opens it.
    const closed = schools - 1;
    const { status } = await comeFrom(lineOf(closed), api.browser(), { code: codeOf(closed * PER_SCHOOL) });
    expect(status).not.toBe(201);
  }, 600_000);
});
