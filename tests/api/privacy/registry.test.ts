import { readdirSync } from 'node:fs';
import { type DataSubject, ENTITIES, erasePerson, hasLastingContent, newId, type StoredEntity } from '@murmel/server';
import type { EntityManager, EntityMetadata } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** Columns that name or point to a person. */
const POINTING =
  /^(accountIds?|visitorIds?|ownerId|pupilId|personId|excusedBy|invitedBy|email|name|firstname|publicName|displayName|passwordHash)$/;
/** The password of an item, and what an organisation is called, say nothing about a person. */
const NOT_PERSONAL = new Set(['Item.passwordHash', 'Licence.name', 'Partner.name', 'TimetableCourse.name']);
/** Users' content kept as JSON: as with any text, only the row around it leads to its author. */
const WRITTEN = new Set([
  ...['recording.captions', 'recording.chapters', 'worksheet_answer.value', 'worksheet_feedback.draft', 'worksheet_feedback.given'],
  ...['qr_code.content', 'qr_code.look', 'qr_code.sheet', 'ai_message.sources', 'ai_step.proposed', 'ai_request.messages'],
]);

describe('the privacy registry', () => {
  it('[TR-56] knows every entity of the database once, and every file of an entity', () => {
    const entities = api.database.entityMetadatas.map(({ target }) => target);
    expect(entities.length).toBeGreaterThan(15);
    expect(new Set(ENTITIES.map(({ entity }) => entity))).toEqual(new Set(entities));
    expect(ENTITIES.length).toBe(entities.length);
    const files = readdirSync(new URL('../../../libs/server/src/database/entities', import.meta.url));
    expect(ENTITIES.map(({ table }) => `${table.replaceAll('_', '-')}.ts`).sort()).toEqual(files.sort());
  });

  it('names fields that exist, and says how long each entity lives', () => {
    for (const { entity, table, personalFields, retention } of ENTITIES) {
      const metadata = api.database.getMetadata(entity);
      expect(metadata.tableName).toBe(table);
      expect(
        metadata.columns.map(({ propertyName }) => propertyName),
        table,
      ).toEqual(expect.arrayContaining([...personalFields]));
      expect(retention.length, table).toBeGreaterThan(5);
    }
  });

  it('[TR-56] every column that names or points to a person is declared', () => {
    for (const { entity, personalFields } of ENTITIES) {
      const metadata = api.database.getMetadata(entity);
      const found = metadata.columns
        .map(({ propertyName }) => propertyName)
        .filter((name) => POINTING.test(name) && !NOT_PERSONAL.has(`${metadata.name}.${name}`));
      expect(personalFields, metadata.name).toEqual(expect.arrayContaining(found));
    }
  });

  it('[TR-56] rows go with their owner: the database itself takes them along', async () => {
    const cascades = await api.database.query<{ from: string; to: string }[]>(
      "select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f' and confdeltype = 'c'",
    );
    for (const { table, owner } of ENTITIES) if (owner !== null) expect(cascades).toContainEqual({ from: table, to: owner });
    const alone = ENTITIES.filter(({ owner }) => owner === null).map(({ table }) => table);
    expect(cascades.filter(({ from }) => alone.includes(from))).toEqual([]);
  });

  it.each(['account', 'visitor'] as const)('[TR-56] each entity by itself forgets the %s, without help of the others', async (who) => {
    const person: DataSubject = {
      accountId: who === 'account' ? newId() : null,
      email: who === 'account' ? `${newId()}@schule.example` : null,
      visitorId: who === 'visitor' ? newId() : null,
    };
    const traces = Object.values(person).filter((trace) => trace !== null);
    await onShadows(async (manager) => {
      for (const entity of ENTITIES) await leaveTrace(manager, entity, person);
      expect((await tablesWith(manager, traces)).length).toBeGreaterThan(who === 'account' ? 25 : 10);
      await erasePerson(manager, person);
      expect(await tablesWith(manager, traces)).toEqual([]);
    });
  });

  it('[E24] whatever entity can hold a visitor keeps them from being forgotten, or goes with them', async () => {
    // Tables that are deleted with a visitor and are no reason to keep them.
    const unimportant = [
      'ai_conversation',
      'ai_day_count',
      'ai_run',
      'attempt',
      'collaboration_ticket',
      'guest_name',
      'idempotency_key',
      'incognito',
      'incognito_write',
      'item_grant',
      'item_report',
      'lti_learner',
      'pupil_text_device',
      'visitor',
      'worksheet_device',
    ];
    await onShadows(async (manager) => {
      for (const entity of ENTITIES) {
        const person = { accountId: null, email: null, visitorId: newId() };
        await leaveTrace(manager, entity, person);
        const held = (await tablesWith(manager, [person.visitorId], [entity])).length > 0;
        expect([entity.table, await hasLastingContent(manager, person.visitorId)]).toEqual([
          entity.table,
          held && !unimportant.includes(entity.table),
        ]);
      }
    });
  });

  it('no table of the product stands outside of the entities', async () => {
    const rows = await api.database.query<{ name: string }[]>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const known = new Set(api.database.entityMetadatas.map(({ tableName }) => tableName));
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual(['migrations']);
  });
});

/** Works on empty tables of the same names without keys and rules, which hide the real ones until the transaction ends. */
async function onShadows(work: (manager: EntityManager) => Promise<void>): Promise<void> {
  const runner = api.database.createQueryRunner();
  await runner.startTransaction();
  try {
    for (const { table } of ENTITIES) await runner.query(`create temp table ${table} (like public.${table}) on commit drop`);
    await work(runner.manager);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

/** Writes a row that leads to a person in every way that the entity declares. */
async function leaveTrace(manager: EntityManager, { entity, table, personalFields }: StoredEntity, person: DataSubject): Promise<void> {
  const { columns } = api.database.getMetadata(entity);
  const pointing = personalFields.filter((name) => !WRITTEN.has(`${table}.${name}`));
  const values = columns.map((column) => valueFor(column, person, pointing));
  const names = columns.map(({ databaseName }) => `"${databaseName}"`);
  await manager.query(`insert into ${table} (${names.join()}) values (${names.map((_, n) => `$${n + 1}`).join()})`, values);
}

async function tablesWith(
  manager: EntityManager,
  traces: readonly string[],
  entities: readonly StoredEntity[] = ENTITIES,
): Promise<string[]> {
  const found = [];
  for (const { table } of entities) {
    const rows = await manager.query<unknown[]>(`select 1 from ${table} t where t::text like any($1)`, [
      traces.map((trace) => `%${trace}%`),
    ]);
    if (rows.length > 0) found.push(table);
  }
  return found;
}

function valueFor(
  { propertyName: name, type, isArray }: EntityMetadata['columns'][number],
  person: DataSubject,
  personal: readonly string[],
): unknown {
  const id = idFor(name, person, personal) ?? newId();
  if (isArray) return type === 'uuid' ? [id] : [];
  if (type === 'uuid') return id;
  if (type === 'json' || type === 'jsonb')
    return JSON.stringify(personal.includes(name) && person.email !== null ? { email: person.email } : {});
  if (type === 'timestamptz' || type === 'date') return new Date();
  if (type === 'integer' || type === 'bigint' || type === 'double precision') return 1;
  if (type === 'boolean') return true;
  if (type === 'bytea') return Buffer.from([0]);
  if (name === 'email' && personal.includes(name)) return person.email ?? 'somebody@schule.example';
  // Answers and counters stored under a person's name.
  if ((name === 'actor' || name === 'key') && personal.includes(name))
    return person.accountId === null ? `visitor:${person.visitorId}` : `account:${person.accountId}`;
  return 'x';
}

/** The row's own id is the person's where the row is theirs. */
function idFor(name: string, { accountId, visitorId }: DataSubject, personal: readonly string[]): string | null {
  if (/^visitorIds?$/.test(name)) return visitorId;
  if (name === 'personId') return accountId ?? visitorId;
  if (name === 'id')
    return personal.includes('displayName') ? visitorId : personal.includes('firstname') || personal.includes('id') ? accountId : null;
  return POINTING.test(name) && personal.includes(name) ? accountId : null;
}
