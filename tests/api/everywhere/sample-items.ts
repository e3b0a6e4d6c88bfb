import { callsRouteOf, itemTypeOf, NEW_LOOK, NEW_SHEET, RECORDERS, type RecorderKey, TOOLS } from '@murmel/contracts';
import { FileShare, Item, QrCode } from '@murmel/server';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { storedPicture } from '../exports/pdf-content.js';
import { give } from '../file_sharing/share-cast.js';
import type { SignedInAccount } from '../folders/shelf.js';
import { recorded, recordingPath } from '../recordings/recorded.js';
import { seedSceneWebsite } from '../website/scene-website.js';

/** One of each kind that a lesson hands around, with something in it. */
export interface Thing {
  item: Item;
  /** stands in it and nowhere else */
  word: string;
}
type Make = (api: TestApi, owner: SignedInAccount, word: string) => Promise<Item>;

const titled = (api: TestApi, { account }: SignedInAccount, kind: Item['kind']) =>
  api.people.item(account, { kind, title: `Fundstück ${kind}` });

function recording(key: RecorderKey): Make {
  return async (api, { browser }, word) => {
    const { id, recording: kept } = await recorded(browser, key);
    const captions = [
      { from: 0, to: 300, text: 'Canary abgeschnitten' },
      { from: 600, to: 900, text: word },
    ];
    await browser.put(recordingPath(key, kept!.id), { startMs: 500, endMs: 1200, chapters: [{ at: 500, title: 'Anfang' }], captions });
    await browser.put(`/api${TOOLS[key].route}/${id}`, { title: `Fundstück ${RECORDERS[key].kind}` });
    return api.database.manager.findOneByOrFail(Item, { id });
  };
}

const MADE = {
  async shared_file(api, owner, word) {
    const item = await titled(api, owner, 'shared_file');
    await api.database.manager.insert(FileShare, { itemId: item.id, perPerson: 1 });
    await give({ owner, item, address: `/api${TOOLS.file_sharing.route}/${item.id}` }, `${word}.pdf`, 'Wald');
    return item;
  },
  async link(api, owner, word) {
    const { body } = await owner.browser.post<{ id: string }>(`/api${TOOLS.link_shortener.route}`, {
      title: 'Fundstück link',
      url: `https://klexikon.example/${word}`,
    });
    return api.database.manager.findOneByOrFail(Item, { id: body.id });
  },
  async qrcode(api, owner, word) {
    const item = await titled(api, owner, 'qrcode');
    const content = { kind: 'text', text: word } as const;
    await api.database.manager.insert(QrCode, { itemId: item.id, content, look: NEW_LOOK, sheet: NEW_SHEET });
    return item;
  },
  async website_page(api, owner, word) {
    const item = await titled(api, owner, 'website_page');
    const picture = await storedPicture(api, item);
    await api.database.query('update owner_file set thumbnail_key = storage_key where id = $1', [picture]);
    await seedSceneWebsite(api.database.manager, { item, owner: owner.account, mark: word }, picture);
    return item;
  },
  audio_recording: recording('audio_recorder'),
  video_recording: recording('video_recorder'),
} satisfies Partial<Record<Item['kind'], Make>>;
export type ThingKind = keyof typeof MADE;
export const THING_KINDS = Object.keys(MADE) as ThingKind[];

export async function newThing(api: TestApi, owner: SignedInAccount, kind: ThingKind): Promise<Thing> {
  const word = `Zq${kind.replaceAll('_', '')}`;
  return { item: await MADE[kind](api, owner, word), word };
}

export const callOf = ({ id, kind }: Pick<Item, 'id' | 'kind'>): string => `/api${callsRouteOf(itemTypeOf(kind)!)}/${id}`;

/** Returns the statuses of a person's access to it: the item by its tool's call, and each of its files as bytes. */
export async function gets(api: TestApi, browser: TestBrowser, item: Pick<Item, 'id' | 'kind'>): Promise<number[]> {
  const files = await api.database.query<{ id: string }[]>('select id from owner_file where item_id = $1', [item.id]);
  const answers = [await browser.get(callOf(item))];
  for (const { id } of files) answers.push(await browser.get(`/api/owner_files/${id}`));
  return answers.map(({ status }) => status);
}

/** How many files lie in it. */
export const filesOf = async (api: TestApi, { id }: { id: string }): Promise<number> =>
  (await api.database.query<{ count: number }[]>('select count(*)::int as count from owner_file where item_id = $1', [id]))[0]!.count;

interface Content {
  recording?: Record<string, unknown>;
  sharing?: { files: Record<string, unknown>[] };
  link?: { url: string };
  code?: { text: string; look: unknown };
  website?: { pages: { name: string; blocks: unknown }[] };
}

/** Returns the content as a person gets it, without its own ids and times. */
export async function contentOf(browser: TestBrowser, item: Pick<Item, 'id' | 'kind'>): Promise<unknown> {
  const { body } = await browser.get<Content>(callOf(item));
  const { recording: kept, sharing, link, code, website } = body;
  if (kept) {
    const { id: _id, itemId: _item, url: _url, ...rest } = kept;
    return rest;
  }
  if (sharing) return { ...sharing, files: sharing.files.map(({ id: _id, downloads: _count, ...file }) => file) };
  if (website) return website.pages.map(({ name, blocks }) => ({ name, blocks }));
  return link ? { url: link.url } : { text: code?.text, look: code?.look };
}
