import { PRIVACY } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('the privacy registry', () => {
  it('[TR-56] knows every entity of the database once', () => {
    const entities = api.database.entityMetadatas.map(({ target }) => target);
    expect(entities.length).toBeGreaterThan(15);
    expect(new Set(PRIVACY.map(({ entity }) => entity))).toEqual(new Set(entities));
    expect(PRIVACY.length).toBe(entities.length);
  });

  it('names fields that exist, and says how long each entity lives', () => {
    for (const { entity, personalFields, retention } of PRIVACY) {
      const columns = api.database.getMetadata(entity).columns.map(({ propertyName }) => propertyName);
      expect(columns, String(entity)).toEqual(expect.arrayContaining([...personalFields]));
      expect(retention.length).toBeGreaterThan(5);
    }
  });

  it('[TR-56] every column that names or points to a person is declared', () => {
    const pointing = /^(accountIds?|visitorIds?|ownerId|email|name|firstname|publicName|displayName|passwordHash)$/;
    /** The password of an item says nothing about a person. */
    const notPersonal = new Set(['Item.passwordHash']);
    for (const { entity, personalFields } of PRIVACY) {
      const metadata = api.database.getMetadata(entity);
      const found = metadata.columns
        .map(({ propertyName }) => propertyName)
        .filter((name) => pointing.test(name) && !notPersonal.has(`${metadata.name}.${name}`));
      expect(personalFields, metadata.name).toEqual(expect.arrayContaining(found));
    }
  });

  it('no table of the product stands outside of the entities', async () => {
    const rows = await api.database.query<{ name: string }[]>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const known = new Set(api.database.entityMetadatas.map(({ tableName }) => tableName));
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual(['migrations']);
  });
});
