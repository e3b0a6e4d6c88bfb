import type { EntityManager } from 'typeorm';
import { type Caller, itemOf } from '../../platform/request-context.js';
import type { PdfBlock } from '../pdf-layout/pdf-layout.js';
import { printedItemUrl } from './printed-item-url.js';

/** Returns the QR code that leads from the PDF to the item, placed below its content; nothing where the item has no public address. */
export async function pdfItemLink(manager: EntityManager, caller: Caller): Promise<PdfBlock[]> {
  const { id: itemId, facts } = itemOf(caller);
  const way = await printedItemUrl(manager, { itemId, facts, actor: caller.actor });
  return way ? [{ kind: 'elsewhere', name: '', note: '', way }] : [];
}
