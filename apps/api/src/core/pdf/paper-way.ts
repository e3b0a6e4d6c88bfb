import type { EntityManager } from 'typeorm';
import { type Asker, itemOf } from '../../platform/asking.js';
import type { PaperBlock } from '../pdf-layout/paper.js';
import { wayTo } from './way-to-item.js';

/** Returns the QR code that leads from the PDF to the item, placed below its content; nothing where the item has no public address. */
export async function wayOnPaper(manager: EntityManager, asking: Asker): Promise<PaperBlock[]> {
  const { id: itemId, facts } = itemOf(asking);
  const way = await wayTo(manager, { itemId, facts, actor: asking.actor });
  return way ? [{ kind: 'elsewhere', name: '', note: '', way }] : [];
}
