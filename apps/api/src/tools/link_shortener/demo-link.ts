import { TOOLS } from '@murmel/contracts';
import { type Account, berlinDay, Item, newId, ShortLink, ShortLinkTarget, ShortLinkVisits } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';
import { freeShortCode } from '../../core/short-codes/short-codes.js';

const DAY_MS = 24 * 3600 * 1000;
/** Two weeks of a class, the newest last. */
const VISITS = [12, 9, 0, 1, 4, 31, 26, 14, 22, 2, 6, 0, 19, 28];
const TARGETS = [
  { url: 'https://klexikon.zum.de/wiki/Pilz', daysAgo: 40 },
  { url: 'https://klexikon.zum.de/wiki/Wald', daysAgo: 9 },
];

/** A link that a class follows, shared by its secret link. */
export async function addDemoLink(manager: EntityManager, owner: Account): Promise<void> {
  const { id: itemId } = await createItem(manager, owner, TOOLS.link_shortener.kind, { subjectTypes: ['BIOLOGY'] }, 'Lexikon zum Wald');
  await manager.update(Item, { id: itemId }, { privacy: 'secret', shortCode: await freeShortCode(manager) });
  const now = Date.now();
  await manager.insert(ShortLink, { itemId, url: TARGETS.at(-1)!.url, visits: VISITS.reduce((sum, visits) => sum + visits, 0) });
  await manager.insert(
    ShortLinkTarget,
    TARGETS.map(({ url, daysAgo }) => ({ id: newId(), itemId, url, since: new Date(now - daysAgo * DAY_MS) })),
  );
  await manager.insert(
    ShortLinkVisits,
    VISITS.map((visits, index) => ({ itemId, day: berlinDay(new Date(now - (VISITS.length - 1 - index) * DAY_MS)), visits })),
  );
}
