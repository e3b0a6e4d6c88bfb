// @module-tag proof
import type { SchoolClass as ClassAnswer } from '@murmel/contracts';
import { PupilAccess, PupilCodes, RetiredCode, SchoolClass } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freeCode, retireCode } from '../../../apps/api/src/core/classes/free-codes.js';
import { startApi, type TestApi } from '../../support/api.js';
import { classCast, onetime, teacher } from './class-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** Simulates that all codes but these are taken. */
class Scarce extends PupilCodes {
  constructor(
    private readonly free: readonly string[],
    secret: string,
  ) {
    super(secret);
  }
  override hash(code: string): string {
    return this.free.includes(code) ? super.hash(code) : 'taken';
  }
  override hashes(code: string): string[] {
    return [this.hash(code)];
  }
}

describe('codes', () => {
  it('the last free ones are found, each once, and then there is none', async () => {
    await api.database.manager.insert(RetiredCode, { codeHash: 'taken', retiredAt: new Date() });
    const codes = new Scarce(['100000', '999999', '482913'], api.configuration.secret);
    const given = [];
    for (let count = 0; count < 3; count += 1) {
      given.push(
        await api.database.transaction(async (manager) => {
          const { hash, sealed } = await freeCode(manager, codes);
          await manager.insert(RetiredCode, { codeHash: hash, retiredAt: new Date() });
          return codes.open(sealed);
        }),
      );
    }
    expect(given.sort()).toEqual(['100000', '482913', '999999']);
    await expect(api.database.transaction((manager) => freeCode(manager, codes))).rejects.toThrow('no free code');
    await api.database.query('delete from retired_code');
  });

  it('[E22] a class and pupils that ask for the last one at the same moment do not get the same', async () => {
    await api.database.manager.insert(RetiredCode, { codeHash: 'taken', retiredAt: new Date() });
    const codes = new Scarce(['482913', '482914'], api.configuration.secret);
    const cast = await classCast(api, ['P1']);
    const made = (await cast.owner.browser.post<ClassAnswer>('/api/school_classes', onetime())).body;
    const take = (statement: string, id: string) =>
      api.database.transaction(async (manager) => {
        const { hash } = await freeCode(manager, codes);
        await manager.query(statement, [id, hash]);
        return hash;
      });
    const hashes = await Promise.all([
      take('update pupil_access set code_hash = $2 where id = $1', cast.pupils[0]!.id),
      take('update school_class set code_hash = $2 where id = $1', made.id),
    ]);
    expect(new Set(hashes).size).toBe(2);
    // A pupil has one, a class the other: neither is free any more.
    await expect(api.database.transaction((manager) => freeCode(manager, codes))).rejects.toThrow('no free code');
    await api.database.query('delete from retired_code');
  });

  it("what is given back is nobody's for a year, a class's code too", async () => {
    const { browser } = await teacher(api);
    const made = (await browser.post<ClassAnswer>('/api/school_classes', onetime())).body;
    const { codeHash } = await api.database.manager.findOneByOrFail(SchoolClass, { id: made.id });
    expect((await browser.delete(`/api/school_classes/${made.id}`)).status).toBe(200);
    expect(await api.database.manager.existsBy(RetiredCode, { codeHash: codeHash! })).toBe(false);
    expect((await browser.delete(`/api/school_classes/${made.id}/discarded`)).status).toBe(200);
    expect(await api.database.manager.existsBy(RetiredCode, { codeHash: codeHash! })).toBe(true);
    const cast = await classCast(api, ['P1']);
    await api.database.transaction((manager) => retireCode(manager, PupilAccess, cast.pupils[0]!.id));
    expect(await api.database.manager.count(RetiredCode)).toBe(2);
  });
});
