import { type Actor, decide, type ItemFacts, looksInGallery } from '@murmel/access-policy';
import { type CloudState, LIMITS, type ModeratedWord } from '@murmel/contracts';
import { Item, type WordCloud } from '@murmel/server';
import type { DataSource, EntityManager } from 'typeorm';
import { CoalescedReads } from '../../platform/coalesced-reads.js';
import { isFiltered, isOpen, needsApproval, wordCloudOf } from './word-cloud-repository.js';
import { marksOf } from './word-marks.js';

/** `galleryLook`: sees the words of the owner, as `guestShown` sees those of all. */
export type CloudAudience = CloudState['audience'] | 'galleryLook';

/**
 * Returns the audience of a caller. Editors see all of the cloud; guests see it when they may, and once they have added a word if that is
 * required.
 */
export async function cloudAudience(
  manager: EntityManager,
  { actor, itemId, facts }: { actor: Actor; itemId: string; facts: ItemFacts },
): Promise<CloudAudience> {
  if (decide(actor, 'item.update', { item: facts }).allow) return 'teacher';
  const { show, showBeforeSubmit } = await wordCloudOf(manager, itemId);
  if (!show) return 'guestHidden';
  // No word is added there, so none can be asked for first.
  if (looksInGallery(actor, facts)) return 'galleryLook';
  return showBeforeSubmit || (await hasWord(manager, actor, itemId)) ? 'guestShown' : 'guestHidden';
}

/**
 * Shortest time between two reads. A caller who adds a word gets the cloud with it; hundreds do at the same moment, and one read answers
 * them all.
 */
const READ_EVERY_MS = 100;
const readings = new WeakMap<DataSource, CoalescedReads<CloudState>>();

/** The newest state for an audience, from a reading that began after this call and that others share. */
export function sharedCloudState({ connection }: EntityManager, itemId: string, audience: CloudAudience): Promise<CloudState> {
  const shared = readings.get(connection) ?? new CoalescedReads<CloudState>(READ_EVERY_MS);
  readings.set(connection, shared);
  return shared.newest(`${itemId} ${audience}`, () => cloudState(connection.manager, itemId, audience));
}

/** The newest state for an audience. */
export async function cloudState(manager: EntityManager, itemId: string, audience: CloudAudience): Promise<CloudState> {
  const cloud = await wordCloudOf(manager, itemId);
  const open = await isOpen(manager, itemId);
  if (audience === 'guestHidden') return { audience, open, show: cloud.show };
  if (audience === 'galleryLook') return { ...(await ownerState(manager, cloud)), open };
  const words = await allWords(manager, cloud);
  const shown = words.filter(({ hidden, held }) => !hidden && !held);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const people = await peopleBehind(manager, itemId, words.length === shown.length ? undefined : shown.map(({ key }) => key));
  if (audience === 'teacher') {
    const listed = firstListed(words, shown);
    return { audience, open, words: listed, total, people, more: words.length - listed.length };
  }
  const first = shown.slice(0, LIMITS.wordCloud.shown).map(({ key, text, count }) => ({ key, text, count }));
  return { audience, open, words: first, total, people, more: shown.length - first.length };
}

/** Returns the owner's words alone: those of others are not the owner's to give to the world (ADR 35). */
async function ownerState(
  manager: EntityManager,
  cloud: WordCloud,
): Promise<Omit<Extract<CloudState, { audience: 'guestShown' }>, 'open'>> {
  const { ownerId } = await manager.findOneByOrFail(Item, { id: cloud.itemId });
  const shown = (await allWords(manager, cloud, ownerId)).filter(({ hidden, held }) => !hidden && !held);
  const words = shown.slice(0, LIMITS.wordCloud.shown).map(({ key, text, count }) => ({ key, text, count }));
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  return { audience: 'guestShown', words, total, people: Math.min(total, 1), more: shown.length - words.length };
}

/** Returns as many words as a list has room for: visible ones before waiting ones, and these before the rest; each by frequency. */
function firstListed(words: ModeratedWord[], shown: ModeratedWord[]): ModeratedWord[] {
  const { listed } = LIMITS.wordCloud;
  if (words.length <= listed) return words;
  const onCloud = shown.slice(0, LIMITS.wordCloud.shown);
  const inOrder = new Set([...onCloud, ...words.filter(({ held }) => held), ...words]);
  const kept = new Set([...inOrder].slice(0, listed));
  return words.filter((word) => kept.has(word));
}

/**
 * Every different word, most frequent first, written as most people wrote it (spec A25).
 * @param accountId counts the words of this account alone
 */
async function allWords(manager: EntityManager, cloud: WordCloud, accountId?: string): Promise<ModeratedWord[]> {
  const rows = await manager.query<{ key: string; text: string; count: number }[]>(
    `with spelled as (
       select key, text, count(*) as times, min(id::text) as first from word_cloud_word
        where item_id = $1 and ($2::uuid is null or account_id = $2) group by key, text)
     select key, (array_agg(text order by times desc, first))[1] as text, sum(times)::int as count
       from spelled group by key order by count desc, min(first), key`,
    [cloud.itemId, accountId ?? null],
  );
  const marks = await marksOf(manager, cloud.itemId);
  const waiting = needsApproval(cloud);
  const filtered = isFiltered(cloud);
  return rows.map(({ key, text, count }) => {
    const mark = marks.get(key);
    const held = mark !== 'hidden' && waiting(text, mark);
    return { key, text, count, hidden: mark === 'hidden', held, filtered: held && filtered(text) };
  });
}

async function peopleBehind(manager: EntityManager, itemId: string, keys: string[] | undefined): Promise<number> {
  const [row] = await manager.query<{ people: number }[]>(
    `select count(distinct coalesce(account_id, visitor_id))::int as people from word_cloud_word
      where item_id = $1 and ($2::text[] is null or key = any($2))`,
    [itemId, keys ?? null],
  );
  return row!.people;
}

async function hasWord(manager: EntityManager, actor: Actor, itemId: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'select 1 from word_cloud_word where item_id = $1 and (account_id = $2 or (account_id is null and visitor_id = $3)) limit 1',
    [itemId, actor.account?.id ?? null, actor.account ? null : actor.visitorId],
  );
  return rows.length > 0;
}
