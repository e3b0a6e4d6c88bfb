import { FILE_SHARING_LIMITS, type GivenFile, type SharedFileItem, TOOLS } from '@murmel/contracts';
import { FileShare, type Item } from '@murmel/server';
import type { TestApi } from '../../support/api.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { send } from '../files/sending.js';
import { type Cast, castOf } from '../sharing/cast.js';

const { kind, route } = TOOLS.file_sharing;
export const PATH = `/api${route}`;
export const PDF = Buffer.from('%PDF-1.7\n%Waldtiere\n');

export type ShareCast = Cast & { address: string };

/** Returns a file share with a person in every relation to it. */
export async function shareCast(api: TestApi, share: Partial<FileShare> = {}, fields: Partial<Item> = {}): Promise<ShareCast> {
  const cast = await castOf(api, { kind, ...fields });
  await api.database.manager.insert(FileShare, { itemId: cast.item.id, perPerson: FILE_SHARING_LIMITS.perPerson.usual, ...share });
  return { ...cast, address: `${PATH}/${cast.item.id}` };
}

/** Sends a file into the item and gives it out. */
export async function give(
  { owner: { browser }, item, address }: Pick<ShareCast, 'owner' | 'item' | 'address'>,
  name: string,
  folder = '',
  bytes: Buffer = PDF,
): Promise<Answer<GivenFile & Refusal>> {
  const { body } = await send(browser, item, bytes, name);
  return browser.post<GivenFile & Refusal>(`${address}/attachment`, { shrineId: body.id, folder });
}

export const sharingOf = async (browser: TestBrowser, address: string, headers: Record<string, string> = {}) =>
  (await browser.get<SharedFileItem>(address, { headers })).body.sharing;
