import { buffer } from 'node:stream/consumers';
import { decide } from '@murmel/access-policy';
import { LIMITS } from '@murmel/contracts';
import { loadItemFacts, OwnerFile } from '@murmel/server';
import sharp from 'sharp';
import { type EntityManager, In } from 'typeorm';
import { type Caller, itemOf } from '../../platform/request-context.js';
import type { Storage } from '../../platform/storage/storage.js';
import { limitConcurrency } from '../file-storage/limit-concurrency.js';
import { isPicture } from '../file-storage/re-encode.js';
import type { PdfBounds } from '../pdf-layout/pdf-bounds.js';
import type { PdfBlock, PdfLayout, PdfPicture } from '../pdf-layout/pdf-layout.js';
import { pdfLimitError } from '../pdf-layout/pdf-limit-error.js';

/** 200 dots an inch across the text of A4; of many pictures each is smaller. */
const EDGE = { few: 1400, many: 800 };
const MANY = 20;
const inTurn = limitConcurrency(2);

/** Returns the images of a PDF, drawn for it. Omits those that are gone, broken, or in an item that the caller may not read. */
export async function loadPdfPictures(
  manager: EntityManager,
  storage: Storage,
  caller: Caller,
  { blocks, tone, sheet }: PdfLayout,
  { pictures: limit }: PdfBounds,
): Promise<(readonly [string, PdfPicture])[]> {
  const ids = [...new Set([...picturesIn(blocks), ...(sheet?.cover ? [sheet.cover] : [])])];
  if (ids.length > limit) throw pdfLimitError('pictures', { limit });
  const files = await manager.findBy(OwnerFile, { id: In(ids) });
  const item = itemOf(caller);
  const others = await loadItemFacts(
    manager,
    caller.actor,
    files.map(({ itemId }) => itemId),
  );
  const seen = files.filter(
    ({ itemId, usedBy, contentType }) =>
      isPicture(contentType) &&
      (itemId === item.id || (usedBy === 'text' && decide(caller.actor, 'item.read', { item: others.get(itemId) }).allow)),
  );
  const edge = seen.length > MANY ? EDGE.many : EDGE.few;
  const drawn = await Promise.all(
    seen.map(({ id, storageKey }) => inTurn(async () => [id, await drawnFor(storage, storageKey, edge, tone === 'grey')] as const)),
  );
  return drawn.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : []));
}

async function drawnFor(storage: Storage, key: string, edge: number, grey: boolean): Promise<PdfPicture | undefined> {
  try {
    const source = sharp(await buffer(await storage.read(key)), { limitInputPixels: LIMITS.image.maxPixels })
      .flatten({ background: '#ffffff' })
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await (grey ? source.grayscale() : source).jpeg({ quality: 85 }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

function picturesIn(blocks: readonly PdfBlock[]): string[] {
  return blocks.flatMap((block): string[] => {
    if (block.kind === 'picture') return [block.fileId];
    if (block.kind === 'codes') return block.logo === null ? [] : [block.logo];
    if (block.kind === 'cards') return block.cards.flatMap((card) => picturesIn(card.blocks));
    if (block.kind === 'screen') {
      const ground = block.background.kind === 'picture' ? [block.background.file] : [];
      return [...ground, ...block.cards.flatMap(({ picture, blocks }) => [...(picture ? [picture.fileId] : []), ...picturesIn(blocks)])];
    }
    if ('blocks' in block) return picturesIn(block.blocks);
    if (block.kind === 'table') return block.rows.flat().flatMap((cell) => picturesIn(cell.blocks));
    if (block.kind === 'tasks') return block.items.flatMap((item) => picturesIn(item.blocks));
    return 'items' in block ? block.items.flatMap(picturesIn) : [];
  });
}
