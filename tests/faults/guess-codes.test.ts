import { SERVER_LIMITS } from '@murmel/contracts';
import { newId, PupilCodes } from '@murmel/server';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { comeFrom, startOnline } from '../api/classes/doors.js';
import type { TestApi } from '../support/api.js';
import { timed } from '../support/meanwhile.js';

/** `npm run faults`: 90 days; `npm test`: a few. */
const DAYS = process.env['FAULT_ROUNDS'] === undefined ? 3 : 90;
const SCHOOLS = 2;
const CLASSES_PER_SCHOOL = 28;
const PER_CLASS = 35;
const { pupilCode: limits } = SERVER_LIMITS;
const CODES = 900_000;
/** The attacker's addresses: far away, and two that happen to lie beside the line of each school. */
const FAR = Array.from({ length: 12 }, (_, index) => `91.${index}.44.3`);
const schoolLine = (school: number): string => `85.214.${school}.7`;
const beside = (school: number): string[] => [`85.214.${school}.99`, `85.214.${school}.100`];
/** Tries of each address each day; what is not looked at costs the attacker time only. */
const TRIES = { far: 2, beside: 6 };

let api: TestApi;
let codes: PupilCodes;
beforeAll(async () => {
  api = await startOnline(inject('databaseUrl'));
  codes = new PupilCodes(api.configuration.secret);
  for (let school = 0; school < SCHOOLS; school += 1) await fill(school);
}, 120_000);
afterAll(() => api.stop());

/** Different codes, by stride, so that a run is the same each time. */
const codeOf = (index: number): string => String(100_000 + ((index * 7_919) % CODES));
const guessOf = (index: number): string => String(100_000 + ((index * 104_729 + 12_345) % CODES));
/** Codes that no guess of a run hits: these pupils mistype and come in beside the attack. */
const indexOf = (school: number, pupil: number): number => school * CLASSES_PER_SCHOOL * PER_CLASS + pupil;

/** A school whose classes all have a project that runs, and whose line is known to all of them. */
async function fill(school: number): Promise<void> {
  const owner = await api.people.account({ licence: 'group' });
  const schoolId = newId();
  await api.database.query('insert into school (id, name, token, created_at) values ($1::uuid, $2, $1::uuid::text, now())', [
    schoolId,
    `Schule ${school}`,
  ]);
  await api.database.query("update account set school_id = $1, school_role = 'admin', school_since = now() where id = $2", [
    schoolId,
    owner.id,
  ]);
  for (let number = 0; number < CLASSES_PER_SCHOOL; number += 1) {
    const classId = newId();
    await api.database.query(
      "insert into school_class (id, owner_id, name, type, token, created_at, expires_at) values ($1::uuid, $2, 'Klasse', 'permanent', $1::uuid::text, now(), now() + interval '1 year')",
      [classId, owner.id],
    );
    await api.database.query(
      "insert into project (id, class_id, owner_id, name, tools, unit, units, ends_at, created_at) values ($1, $2, $3, 'Projekt', '{}', 'month', 6, now() + interval '180 days', now())",
      [newId(), classId, owner.id],
    );
    const rows = Array.from({ length: PER_CLASS }, (_, index) => ({
      id: newId(),
      hash: codes.hash(codeOf(indexOf(school, number * PER_CLASS + index))),
    }));
    await api.database.query(
      `with entry as (select * from jsonb_to_recordset($2::jsonb) as row (id uuid, hash text)),
       person as (insert into account (id, type, firstname, name, public_name, admin, reviewer, international, licence, favourite_tools, disabled_tools, disabled_tools_features, enabled_features, created_at)
         select id, 'Pupil', '', 'P', 'P', false, false, false, 'school', '{}', '{}', '{}', '{}', now() from entry returning id)
       insert into pupil_access (id, class_id, note, code_hash, code_sealed, created_at, admitted_at) select e.id, $1::uuid, '', e.hash, '', now(), now() from entry e join person p on p.id = e.id`,
      [classId, JSON.stringify(rows)],
    );
  }
  // Three pupils of one class by its link show how the line becomes known; the other classes get the same rows.
  const [first] = await api.database.query<{ id: string; token: string }[]>(
    "select id, token from school_class where owner_id = $1 and type = 'permanent' limit 1",
    [owner.id],
  );
  const known = await api.database.query<{ code: string }[]>('select code_hash as code from pupil_access where class_id = $1 limit 3', [
    first!.id,
  ]);
  const all = Array.from({ length: CLASSES_PER_SCHOOL * PER_CLASS }, (_, index) => codeOf(indexOf(school, index)));
  for (const { code } of known)
    await comeFrom(schoolLine(school), api.browser(), { code: all.find((one) => codes.hash(one) === code)!, classToken: first!.token });
  await api.database.query(
    `insert into class_network (class_id, network_hash, account_id, until)
     select p.class_id, n.network_hash, p.id, n.until from (select distinct network_hash, until from class_network where class_id = $1 limit 1) n, pupil_access p join school_class c on c.id = p.class_id
      where c.owner_id = $2 on conflict do nothing`,
    [first!.id, owner.id],
  );
}

/** A day passes: everything that was counted is a day older. */
async function nextDay(): Promise<void> {
  await api.database.query("update code_try set at = at - interval '1 day'");
  await api.database.query("delete from code_try where at < now() - interval '30 days'");
}

it(`[A35] [T-40] ${DAYS} days of guessing against ${SCHOOLS} schools: hardly a guess is looked at, and classes with typing errors come in meanwhile`, async () => {
  const answers: Record<string, number> = {};
  let [next, looked] = [0, 0];
  const strangers: string[] = [];
  const lessonMs: number[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const tries = [
      ...FAR.flatMap((address) => Array<string>(TRIES.far).fill(address)),
      ...Array.from({ length: SCHOOLS }, (_, school) => beside(school))
        .flat()
        .flatMap((address) => Array<string>(TRIES.beside).fill(address)),
    ];
    const attack = async (): Promise<void> => {
      for (let address = tries.pop(); address !== undefined; address = tries.pop()) {
        const { status, body } = await comeFrom(address, api.browser(), { code: guessOf(next++) });
        const what = status === 201 ? 'in' : body.code!;
        answers[what] = (answers[what] ?? 0) + 1;
        if (what !== 'WAITING_FOR_TEACHER') looked += 1;
        if (status === 201) strangers.push(body.id);
      }
    };
    const school = day % SCHOOLS;
    const lesson = async (): Promise<void> => {
      // Another class each day, on devices that nobody knows; each fifth mistypes first.
      const first = ((day % (CLASSES_PER_SCHOOL - 1)) + 1) * PER_CLASS;
      const statuses = await Promise.all(
        Array.from({ length: PER_CLASS }, async (_, index) => {
          const browser = api.browser();
          if (index % 5 === 0) await comeFrom(schoolLine(school), browser, { code: String(999_999 - index) });
          return (await comeFrom(schoolLine(school), browser, { code: codeOf(indexOf(school, first + index)) })).status;
        }),
      );
      expect(statuses, `day ${day}`).toEqual(Array<number>(PER_CLASS).fill(201));
    };
    const [{ ms }] = await Promise.all([timed(lesson), ...Array.from({ length: 12 }, attack)]);
    lessonMs.push(ms);
    await nextDay();
  }
  const besideAll = SCHOOLS * beside(0).length;
  // What a year with 10,000 addresses of which so many lie beside 500 schools comes to, at the rate that was seen here.
  const perAddressAndYear = (looked / besideAll / Math.max(DAYS, 30)) * 365;
  const aYear = ((10_000 * 500) / 476_000) * perAddressAndYear * ((CLASSES_PER_SCHOOL * PER_CLASS) / CODES);
  console.log(
    `  ${next} guesses: ${JSON.stringify(answers)}, ${looked} looked at, ${strangers.length} got in; 500 schools for a year: ${aYear.toFixed(2)}; slowest class ${Math.max(...lessonMs).toFixed(0)} ms`,
  );
  expect(looked).toBeLessThanOrEqual(besideAll * limits.newAddressPerMonth * Math.ceil(DAYS / 30));
  expect(aYear).toBeLessThan(1);
  expect(strangers.length).toBeLessThanOrEqual(1);
  expect(Math.max(...lessonMs)).toBeLessThan(60_000);
}, 1_200_000);
