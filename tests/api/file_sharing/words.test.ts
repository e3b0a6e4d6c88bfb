import { OFFICE_TYPES } from '@murmel/contracts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { odt } from '../files/samples.js';
import { send } from '../files/sending.js';
import { give, PDF, shareCast, sharingOf } from './share-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const LETTER =
  '<office:document-content><text:h>Elternbrief</text:h><text:p>Am Montag ist <text:span>Wandertag</text:span>.</text:p></office:document-content>';
interface Words {
  words: string;
  more: boolean;
}

it('the words of an office file are for whoever has the file, and reading them is no download', async () => {
  const cast = await shareCast(api);
  const { id } = (await give(cast, 'Elternbrief.odt', '', await odt(LETTER))).body;
  const path = `/api/owner_files/${id}/words`;
  for (const { browser } of [cast.owner, cast.reader, cast.guest]) {
    const { status, body } = await browser.get<Words>(path);
    expect([status, body]).toEqual([200, { words: 'Elternbrief\nAm Montag ist Wandertag.', more: false }]);
  }
  for (const browser of [cast.other.browser, cast.stranger.browser, cast.nobody]) expect((await browser.get(path)).status).toBe(404);
  const { body: loose } = await send(cast.owner.browser, cast.item, await odt(LETTER), 'Entwurf.odt');
  expect((await cast.guest.browser.get(`/api/owner_files/${loose.id}/words`)).status).toBe(404);
  expect((await sharingOf(cast.owner.browser, cast.address)).files.map(({ downloads }) => downloads)).toEqual([0]);
});

it('what is no office file, or broken, is refused and says why', async () => {
  const cast = await shareCast(api);
  const refusal = async (name: string, bytes: Buffer): Promise<Refusal> => {
    const { id } = (await give(cast, name, '', bytes)).body;
    return (await cast.guest.browser.get<Refusal>(`/api/owner_files/${id}/words`)).body;
  };
  expect(await refusal('Wald.pdf', PDF)).toMatchObject({ code: 'UNSUPPORTED_TYPE', data: { types: OFFICE_TYPES } });
  const letter = await odt(LETTER);
  expect(await refusal('Kaputt.odt', letter.subarray(0, letter.length - 40))).toMatchObject({
    code: 'FILE_REFUSED',
    data: { why: 'broken' },
  });
  const bomb = await odt(`<text:p>${'a'.repeat(21 * 1024 * 1024)}</text:p>`);
  expect(await refusal('Bombe.odt', bomb)).toMatchObject({ code: 'FILE_REFUSED', data: { why: 'markup' } });
});
