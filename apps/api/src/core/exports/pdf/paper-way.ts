import type { EntityManager } from 'typeorm';
import { type Asker, itemOf } from '../../../platform/asking.js';
import type { PaperBlock } from './paper.js';
import { wayTo } from './way-to-item.js';

/** The code that leads from paper to the item, below what stands there already; nothing where nobody is let in by an address. */
export async function wayOnPaper(manager: EntityManager, asking: Asker): Promise<PaperBlock[]> {
  const { id: itemId, facts } = itemOf(asking);
  const way = await wayTo(manager, { itemId, facts, actor: asking.actor });
  return way ? [{ kind: 'elsewhere', name: '', note: '', way }] : [];
}
