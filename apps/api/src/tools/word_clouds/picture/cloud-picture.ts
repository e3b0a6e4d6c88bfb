import { PICTURE_LIMITS, type PictureOf, type WordMark } from '@murmel/contracts';
import { WordCloud, WordCloudMark } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { truncateLine } from '../../../core/items/pictures/truncate-line.js';
import type { PictureContribution } from '../../../core/tool-contribution/contributions.js';
import { needsApproval } from '../word-cloud-repository.js';

/** Different words of one cloud that are looked at: some of them may be hidden. */
const LOOKED_AT = 60;

export interface CountedWord {
  key: string;
  text: string;
  count: number;
}

export const cloudPictures: PictureContribution = {
  ofPeople: true,
  async ofRows(manager, _asking, items) {
    const clouds = new Map(
      (await manager.findBy(WordCloud, { itemId: In(items.map(({ item }) => item.id)) })).map((one) => [one.itemId, one]),
    );
    // Guests who see it only once they have added a word see no picture either: a list does not ask who has.
    const shown = items.filter(({ item, invited }) => {
      const cloud = clouds.get(item.id);
      return cloud && (invited || (cloud.show && cloud.showBeforeSubmit));
    });
    const ids = shown.map(({ item }) => item.id);
    const words = await countedWords(manager, ids);
    const marks = await manager.findBy(WordCloudMark, { itemId: In(ids) });
    return new Map(
      ids.map((id) => {
        const marked = new Map(marks.filter(({ itemId }) => itemId === id).map(({ key, mark }) => [key, mark]));
        return [id, cloudPicture(clouds.get(id)!, words.get(id) ?? [], marked)];
      }),
    );
  },
};

/** The most frequent words that the wall shows: neither hidden ones nor those that wait. */
export function cloudPicture(cloud: WordCloud, words: readonly CountedWord[], marks: ReadonlyMap<string, WordMark>): PictureOf<'cloud'> {
  const waiting = needsApproval(cloud);
  const seen: CountedWord[] = [];
  for (const word of words) {
    if (seen.length === PICTURE_LIMITS.words) break;
    const mark = marks.get(word.key);
    if (mark !== 'hidden' && !waiting(word.text, mark)) seen.push(word);
  }
  const most = seen[0]?.count ?? 1;
  const weight = ({ count }: CountedWord) => Math.max(1, Math.round((5 * count) / most));
  return { shape: 'cloud', words: seen.map((word) => ({ text: truncateLine(word.text, PICTURE_LIMITS.wordMax), weight: weight(word) })) };
}

/** Counts the words by cloud, most frequent first, in the most common spelling. */
async function countedWords(manager: EntityManager, ids: readonly string[]): Promise<Map<string, CountedWord[]>> {
  const rows = await manager.query<(CountedWord & { id: string })[]>(
    `select c.id, w.key, w.text, w.count from unnest($1::uuid[]) c (id)
       cross join lateral (
         select key, mode() within group (order by text) as text, count(*)::int as count
           from word_cloud_word where item_id = c.id group by key order by count desc, key limit ${LOOKED_AT}) w`,
    [ids],
  );
  const byCloud = new Map<string, CountedWord[]>();
  for (const { id, ...word } of rows) byCloud.set(id, [...(byCloud.get(id) ?? []), word]);
  return byCloud;
}
