import type { SchoolClass } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { classCast } from './class-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('a class', () => {
  it('[CLS-08] shows each of its teachers how many pupils can come in: added and reactivated ones, not deactivated and deleted ones, not those of others', async () => {
    const [cast] = [await classCast(api, ['P1', 'P2', 'P3']), await classCast(api, ['Q1'])];
    const [first, second] = cast.pupils;
    const path = `/api/school_classes/${cast.schoolClass.id}`;
    const shown = async (): Promise<number[]> =>
      Promise.all(
        [cast.owner, cast.coTeacher].flatMap(({ browser }) => [
          browser.get<SchoolClass>(path).then(({ body }) => body.pupils),
          browser
            .get<{ entries: SchoolClass[] }>('/api/school_classes')
            .then(({ body }) => body.entries.find(({ id }) => id === cast.schoolClass.id)!.pupils),
        ]),
      );
    expect(await shown()).toEqual([3, 3, 3, 3]);
    await cast.owner.browser.post(`${path}/pupil_accesses`, { pupils: [{ name: 'P4' }, { name: 'P5' }] });
    expect(await shown()).toEqual([5, 5, 5, 5]);
    await cast.owner.browser.patch(`/api/pupil_accesses/${first!.id}/deactivate`);
    expect(await shown()).toEqual([4, 4, 4, 4]);
    await cast.owner.browser.patch(`/api/pupil_accesses/${first!.id}/reactivate`);
    await cast.owner.browser.delete(`/api/pupil_accesses/${second!.id}`);
    expect(await shown()).toEqual([4, 4, 4, 4]);
  });
});
