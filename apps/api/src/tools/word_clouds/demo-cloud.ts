import { TOOLS, wordKey } from '@murmel/contracts';
import { type Account, Item, newId, WordCloud, WordCloudWord } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';
import { DEFAULT_SETTINGS } from './cloud-item.js';

const TITLE = 'Was braucht ein Baum zum Leben?';
/** Words entered by an example class, with their counts. */
const WORDS: Readonly<Record<string, number>> = {
  Wasser: 12,
  Licht: 9,
  Boden: 8,
  Luft: 7,
  Wurzeln: 6,
  Sonne: 5,
  Mineralien: 4,
  'CO₂': 4,
  Regen: 3,
  Wärme: 3,
  Pilze: 3,
  Zeit: 2,
  Nährstoffe: 2,
  Platz: 2,
  Humus: 1,
  Freunde: 1,
  Schatten: 1,
  Regenwürmer: 1,
};
const PEOPLE = 24;

/** A word cloud as it stands after five minutes, shared by its secret link. */
export async function addDemoCloud(manager: EntityManager, owner: Account): Promise<void> {
  const { id: itemId } = await createItem(
    manager,
    owner,
    TOOLS.word_clouds.kind,
    { gradeLevels: ['GRADE_LEVEL_LOWER'], subjectTypes: ['BIOLOGY'] },
    TITLE,
  );
  await manager.update(Item, { id: itemId }, { privacy: 'secret', visitorPermission: 'visitor_permissions_write' });
  await manager.insert(WordCloud, { itemId, ...DEFAULT_SETTINGS, filterWords: null });
  const visitors = Array.from({ length: PEOPLE }, newId);
  const entries = Object.entries(WORDS).flatMap(([text, times]) => Array.from({ length: times }, () => text));
  const createdAt = new Date();
  await manager.insert(
    WordCloudWord,
    entries.map((text, index) => ({
      id: newId(),
      itemId,
      accountId: null,
      visitorId: visitors[index % PEOPLE]!,
      text,
      key: wordKey(text),
      createdAt,
    })),
  );
}
