import { newId, PupilCodes } from '@murmel/server';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.js';
import { TestBrowser } from '../support/browser.js';

/** trust 2.4 */
const CODES = 10_000;
const IN_OPEN_CLASSES = 300;
const PER_CLASS = 30;
const GUESSES = 5_000;
const DEVICES = 1_000;
const AT_ONCE = 25;

let api: TestApi;
beforeAll(async () => { api = await startApi(inject('databaseUrl')); }, 60_000);
afterAll(() => api.stop());

/** Different codes, by stride, so that a run is the same each time. */
const codeOf = (index: number): string => String(100_000 + ((index * 7_919) % 900_000));
const guessOf = (index: number): string => String(100_000 + ((index * 104_729 + 12_345) % 900_000));

async function fillClasses(): Promise<void> {
  const owner = await api.people.account({ licence: 'group' });
  const codes = new PupilCodes(api.configuration.secret);
  for (let first = 0; first < CODES; first += PER_CLASS) {
    const classId = newId();
    const isOpen = first < IN_OPEN_CLASSES;
    // Every other class is open because a project runs in it, the rest because a teacher said so.
    const byProject = isOpen && (first / PER_CLASS) % 2 === 1;
    await api.database.query(
      `insert into school_class (id, owner_id, name, type, token, open_until, created_at, expires_at)
       values ($1::uuid, $2, 'Klasse', 'permanent', $1::uuid::text, case when $3::boolean then now() + interval '1 hour' end, now(), now() + interval '1 year')`,
      [classId, owner.id, isOpen && !byProject],
    );
    if (byProject) {
      await api.database.query(
        `insert into project (id, class_id, owner_id, name, tools, unit, units, ends_at, created_at) values ($1, $2, $3, 'Projekt', '{}', 'day', 1, now() + interval '1 day', now())`, [newId(), classId, owner.id],
      );
    }
    const rows = Array.from({ length: Math.min(PER_CLASS, CODES - first) }, (_, index) => ({ id: newId(), hash: codes.hash(codeOf(first + index)) }));
    await api.database.query(
      `with entry as (select * from jsonb_to_recordset($2::jsonb) as row (id uuid, hash text)),
       person as (insert into account (id, type, firstname, name, public_name, admin, reviewer, international, licence, favourite_tools, disabled_tools, disabled_tools_features, enabled_features, created_at)
         select id, 'Pupil', '', 'P', 'P', false, false, false, 'school', '{}', '{}', '{}', '{}', now() from entry returning id)
       insert into pupil_access (id, class_id, note, code_hash, code_sealed, created_at, admitted_at) select e.id, $1::uuid, '', e.hash, '', now(), now() from entry e join person p on p.id = e.id`,
      [classId, JSON.stringify(rows)],
    );
  }
}

it('5,000 guesses from 1,000 devices against 10,000 codes open no closed class, and at most one access of an open one', async () => {
  await fillClasses();
  const devices = Array.from({ length: DEVICES }, () => new TestBrowser(api.origin));
  const opened: string[] = [];
  const answers: Record<string, number> = {};
  let next = 0;
  const guess = async (): Promise<void> => {
    while (next < GUESSES) {
      const index = next++;
      const { status, body } = await devices[index % DEVICES]!.post<{ code?: string; id?: string }>('/api/pupil_sessions', { code: guessOf(index) });
      const what = status === 201 ? 'in' : (body.code ?? String(status));
      answers[what] = (answers[what] ?? 0) + 1;
      if (status === 201) opened.push(body.id!);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guess));
  console.log(`  ${GUESSES} guesses: ${JSON.stringify(answers)}`);
  const closed = await api.database.query<unknown[]>('select 1 from session s join pupil_access p on p.id = s.account_id join school_class c on c.id = p.class_id where c.open_until is null and not exists (select 1 from project where class_id = c.id)');
  expect(closed).toEqual([]);
  expect(opened.length).toBeLessThanOrEqual(1);
  expect(answers['CODE_UNKNOWN']).toBeGreaterThan(GUESSES * 0.9);
}, 240_000);
