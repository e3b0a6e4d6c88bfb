import { LIMITS } from '@murmel/contracts';
import { seedPinboard, seedTextDocument, seedWorksheet } from '@murmel/documents';
import { type Account, type Item, newId, newSecret, seedDocument, Worksheet } from '@murmel/server';
import { normalizeText } from '../../apps/api/src/platform/normalize-text.js';
import { DEFAULT_RULES } from '../../apps/api/src/tools/worksheet/default-rules.js';
import { worksheetContent } from '../../apps/api/src/tools/worksheet/worksheet-content.js';
import { fullPinboard } from '../api/remixes/copies.js';
import { EXAMPLE_SHEET } from '../api/worksheet/worksheet-cast.js';
import type { LiveSchool } from './live-school.js';

const SYLLABLES =
  'wald see berg licht farb ton zahl wort klang stein blatt kreis wind zeit weg kern haut luft salz zell strom kraft welt stadt land mess druck ge ver be er un ent auf aus ein ung heit keit lich isch bar sam er en el ig ös'.split(
    ' ',
  );
const VOCABULARY = 30_000;
const ROWS_AT_ONCE = 500;

/** The same figures in each run: a small generator (mulberry32), so that two runs search the same library. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const chance = dice(26);
const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)]!;
export const WORDS: readonly string[] = Array.from({ length: VOCABULARY }, () =>
  Array.from({ length: 2 + Math.floor(chance() * 3) }, () => pick(SYLLABLES)).join(''),
);
/** A few words often, most of them seldom, as in every language. */
export const someWord = (): string => WORDS[Math.floor(VOCABULARY * chance() ** 3)]!;
const sentence = (words: number): string => Array.from({ length: words }, someWord).join(' ');

/** Words of a page of text: 2 kB. */
const PAGE_OF_WORDS = 240;

/**
 * Things with their words, as the process that reads them would write them (`search-index-writer.ts`); at its pace, a fifth of a processor,
 * it would take hours to read 100,000.
 */
export async function fillShelves(school: LiveSchool, owners: readonly Account[], each: number): Promise<number> {
  const { manager } = school.database;
  let bytes = 0;
  const [sample] = [await school.people.item(owners[0]!)];
  for (const owner of owners) {
    for (let made = 0; made < each; made += ROWS_AT_ONCE) {
      const count = Math.min(ROWS_AT_ONCE, each - made);
      const rows = Array.from({ length: count }, () => ({
        ...sample,
        ...{ id: newId(), ownerId: owner.id, token: newSecret(), publicToken: newSecret(), title: sentence(3), privacy: 'secret' as const },
      }));
      await manager.insert('Item', rows);
      const said = rows.map(({ title }) => [title, sentence(PAGE_OF_WORDS)] as const);
      bytes += said.reduce((sum, [, text]) => sum + text.length, 0);
      await school.database.query(
        `insert into item_words (item_id, title, shown, shown_stems, inside, inside_stems, places, written_at)
         select id, title, shown, strip(to_tsvector('german', shown) || to_tsvector('english', shown)), ' ', '', places, now()
           from unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[]) as said(id, title, shown, places)`,
        [
          rows.map(({ id }) => id),
          said.map(([title]) => normalizeText(title)),
          said.map(([title, text]) => normalizeText(`${title}\n${text}`)),
          said.map(([, text]) => JSON.stringify([{ kind: 'text', text }])),
        ],
      );
    }
  }
  await school.database.query('delete from item_words_due');
  await school.database.query('analyze');
  return bytes;
}

/** A folder full of true texts, each with a document of its own. */
export async function fullFolder(school: LiveSchool, owner: Account, count: number): Promise<Item> {
  const folder = await school.people.item(owner, { kind: 'folder', title: 'Schuljahr' });
  for (let made = 0; made < count; made += 1) {
    const item = await school.people.item(owner, { title: sentence(3), folderId: folder.id });
    await writeText(school, item, owner, 3);
  }
  return folder;
}

export async function writeText(school: LiveSchool, item: Item, owner: Account, paragraphs: number): Promise<void> {
  const content = Array.from({ length: paragraphs }, () => ({
    type: 'paragraph',
    content: [{ type: 'text', text: sentence(PAGE_OF_WORDS / 3) }],
  }));
  await seedDocument(school.database.manager, item.id, seedTextDocument({ type: 'doc', content }), {
    accountId: owner.id,
    visitorId: null,
  });
}

/** A board with as many cards as fit. */
export async function fullBoard(school: LiveSchool, owner: Account): Promise<Item> {
  const board = await school.people.item(owner, { kind: 'pinboard', title: 'Wand' });
  await seedDocument(school.database.manager, board.id, seedPinboard(fullPinboard(owner.id)), { accountId: owner.id, visitorId: null });
  return board;
}

/** A worksheet with as many blocks as fit, in frames that a hand draws. */
export async function fullSheet(school: LiveSchool, owner: Account): Promise<Item> {
  const { manager } = school.database;
  const sheet = await school.people.item(owner, { kind: 'worksheet', title: 'Fotosynthese' });
  const blocks = Array.from({ length: LIMITS.worksheet.blocks }, (_, index) => EXAMPLE_SHEET.blocks[index % EXAMPLE_SHEET.blocks.length]!);
  const told = worksheetContent({ look: { border: 'sketchy', font: 'school' }, blocks }, owner.id);
  await seedDocument(manager, sheet.id, seedWorksheet(told), { accountId: owner.id, visitorId: null });
  await manager.insert(Worksheet, { itemId: sheet.id, ...DEFAULT_RULES });
  return sheet;
}
