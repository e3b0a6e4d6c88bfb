import { CODE_INKS, NEW_CONTENT, NEW_LOOK } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { storedPicture } from '../exports/pdf-content.js';
import { all, alternativeTexts, pdfOf } from '../exports/pdf-of.js';
import { newCodeCast, pdfOfCode } from './code-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { publicUrl: 'https://murmel.example' });
});
afterAll(() => api.stop());

describe('[LIB-15] QR codes as PDF', { tags: ['proof'] }, () => {
  it('one as wide as was chosen, with what it says; for those who may change it a sheet to cut, each with its words', async () => {
    const caption = 'Station 1: Waldboden';
    const cast = await newCodeCast(
      api,
      { look: { ...NEW_LOOK, ink: CODE_INKS.wiese, shape: 'round', logo: 'leaf', frame: 'band', caption } },
      {},
    );
    const { owner, guest, item, address } = cast;
    const one = await pdfOfCode(guest.browser, item);
    const shown = [alternativeTexts(one), all(one).includes(caption), one.scanned];
    expect(shown).toEqual([['QR-Code: Lies Seite 12.'], true, ['Lies Seite 12.']]);
    const rows = [
      { label: 'Mia', value: '' },
      { label: 'Ali', value: 'Für Ali' },
      { label: 'Noch jemand', value: '' },
    ];
    const logoFile = await storedPicture(api, item);
    await api.database.query(`update owner_file set thumbnail_key = storage_key where id = $1`, [logoFile]);
    const look = { ...NEW_LOOK, frame: 'line', logo: 'file', logoFile } as const;
    expect((await owner.browser.put(address, { look, sheet: { columns: 3, rows } })).status).toBe(200);
    for (const tone of ['colour', 'grey']) {
      const sheet = await pdfOfCode(owner.browser, item, { tone });
      expect(alternativeTexts(sheet).filter((alt) => alt.startsWith('QR-Code'))).toEqual(
        ['Lies Seite 12.', 'Für Ali', 'Lies Seite 12.'].map((text) => `QR-Code: ${text}`),
      );
      for (const { label } of rows) expect(all(sheet)).toContain(label);
      expect(sheet.scanned.sort()).toEqual(['Für Ali', 'Lies Seite 12.', 'Lies Seite 12.']);
    }
    const theirs = await pdfOfCode(guest.browser, item);
    expect([all(theirs).includes('Mia'), theirs.scanned]).toEqual([false, ['Lies Seite 12.']]);
  });

  it('says when there is nothing to scan', async () => {
    const cast = await newCodeCast(api, { content: NEW_CONTENT.address }, {});
    expect(all(await pdfOf(cast.owner.browser, cast.item))).toContain('Dieser QR-Code hat noch keinen Inhalt.');
    const { id: itemId } = await api.people.item(cast.owner.account, { kind: 'pinboard', privacy: 'locked' });
    await cast.owner.browser.put(cast.address, { content: { kind: 'item', itemId } });
    expect(all(await pdfOf(cast.owner.browser, cast.item))).toContain('noch nicht geteilt');
  });
});
