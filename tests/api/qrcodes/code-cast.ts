import { NEW_LOOK, NEW_SHEET, TOOLS } from '@murmel/contracts';
import { type Item, QrCode } from '@murmel/server';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { scannedOn } from '../../support/scan-codes.js';
import { accessible, askPdf } from '../exports/pdf-of.js';
import { fileOnPart } from '../remixes/copies.js';
import { type Cast, castOf } from '../sharing/cast.js';

const { kind, route } = TOOLS.qrcodes;

/** Returns a code with a person in every relation to it. */
export async function newCodeCast(api: TestApi, code: Partial<QrCode>, fields: Partial<Item>): Promise<Cast & { address: string }> {
  const cast = await castOf(api, { kind, ...fields });
  const content = { kind: 'text', text: 'Lies Seite 12.' } as const;
  await api.database.manager.insert(QrCode, { itemId: cast.item.id, content, look: NEW_LOOK, sheet: NEW_SHEET, ...code });
  return { ...cast, address: `/api${route}/${cast.item.id}` };
}

/** A file in the code. @param thumbnail whether it is a picture */
export async function pictureIn(api: TestApi, { item, owner }: Cast, thumbnail: boolean): Promise<string> {
  const id = await fileOnPart(api, item, { accountId: owner.account.id, visitorId: null });
  if (thumbnail) await api.database.manager.query('update owner_file set thumbnail_key = storage_key where id = $1', [id]);
  return id;
}

/** Returns a code's PDF as a person gets it: read back, and scanned. */
export async function pdfOfCode(browser: TestBrowser, { id }: { id: string }, more: object = {}) {
  const { body } = await askPdf(browser, id, more);
  const scanned = await scannedOn(body);
  return { ...(await accessible(body)), scanned };
}
