import { openDatabase } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.js';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await createDatabase(inject('databaseUrl'));
});
afterAll(() => fresh.drop());

const NAMED = "select count(*)::int as count from pg_prepared_statements where statement like 'select name from%'";

describe('statements that come again and again', () => {
  it.each([
    { namedStatements: true, kept: 1 },
    { namedStatements: false, kept: 0 },
  ])('are kept by the connection: $kept with $namedStatements', async ({ namedStatements, kept }) => {
    const database = await openDatabase({ url: fresh.url, pool: 1, applicationName: 'test', namedStatements });
    try {
      for (let time = 0; time < 30; time += 1) await database.query('select name from school where id = $1', [null]);
      expect(await database.query(NAMED)).toEqual([{ count: kept }]);
    } finally {
      await database.destroy();
    }
  });

  it('go on while an update adds a column, whether they name theirs or take all', async () => {
    const database = await openDatabase({ url: fresh.url, pool: 1, applicationName: 'test', namedStatements: true });
    try {
      await database.query("insert into school (id, name, token, created_at) values (gen_random_uuid(), 'Waldschule', 'wald', now())");
      const named = () => database.query<{ name: string }[]>('select name from school where token = $1', ['wald']);
      const all = () => database.query<object[]>('select * from school where token = $1', ['wald']);
      for (let time = 0; time < 30; time += 1) await Promise.all([named(), all()]);
      await database.query('alter table school add column motto text');
      expect(await named()).toEqual([{ name: 'Waldschule' }]);
      expect(await all()).toEqual([expect.objectContaining({ name: 'Waldschule', motto: null })]);
      await database.query('delete from school where token = $1', ['wald']);
      await database.query('alter table school drop column motto');
    } finally {
      await database.destroy();
    }
  });
});
