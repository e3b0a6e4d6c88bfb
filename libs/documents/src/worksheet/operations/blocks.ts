import type { Json } from '@murmel/contracts';
import { GONE, given, refuseUntrusted } from '../../board/asked.js';
import type { Change } from '../../board/board-data.js';
import { type Ordered, placeAfter } from '../../board/places.js';
import type { Sheet, SheetBlock, WorksheetTable } from '../schema.js';
import { fieldsOf, refuseContent, refuseFullSheet, refuseUnknownBlocks, set, storedContent, type WorksheetOperation } from './operation.js';

type Common = { task?: string | undefined; points?: number | null | undefined; width?: string | undefined; newPage?: boolean | undefined };
const common = ({ task, points, width, newPage }: Common): Readonly<Record<string, Json | undefined>> => ({
  ...given({ task, points, width }),
  ...(newPage === undefined ? {} : { newPage: newPage ? true : undefined }),
});

/** In the order of the sheet, each once. */
function chosen(sheet: Sheet, ids: readonly string[]): SheetBlock[] {
  return sheet.blocks.filter(({ id }) => ids.includes(id));
}

/** Keys for several in a row, behind `after`. */
function placesAfter(others: readonly Ordered[], after: string | null | undefined, ids: readonly string[]): string[] {
  const order: Ordered[] = [...others];
  let last = after;
  return ids.map((id) => {
    const key = placeAfter(order, last);
    const at = last === null ? 0 : last === undefined ? order.length : order.findIndex((one) => one.id === last) + 1;
    order.splice(at === 0 && last !== null ? order.length : at, 0, { id, order: key });
    last = id;
    return key;
  });
}

export const addBlock: WorksheetOperation<'addBlock'> = {
  refuse: (sheet, actor, { kind, content = {} }) => refuseUntrusted(actor) ?? refuseContent(kind, content) ?? refuseFullSheet(sheet, 1),
  changes: (sheet, _actor, { kind, after, content = {}, ...input }, newId) => [
    set('blocks', newId(), { kind, order: placeAfter(sheet.blocks, after), ...common(input), ...storedContent(kind, content) }),
  ],
};

export const changeBlock: WorksheetOperation<'changeBlock'> = {
  refuse: (sheet, actor, { block: id, content }) => {
    const block = sheet.block(id);
    if (!actor.trusted || !block) return refuseUntrusted(actor) ?? GONE;
    return content && refuseContent(block.kind, content, block);
  },
  changes: (sheet, _actor, { block: id, content = {}, ...input }) => {
    const block = sheet.block(id);
    return block ? [set('blocks', id, { ...common(input), ...storedContent(block.kind, content) })] : [];
  },
};

export const moveBlocks: WorksheetOperation<'moveBlocks'> = {
  refuse: (sheet, actor, { blocks }) => refuseUntrusted(actor) ?? refuseUnknownBlocks(sheet, blocks),
  changes: (sheet, _actor, { blocks, after }) => {
    const moved = chosen(sheet, blocks);
    const others = sheet.blocks.filter((block) => !moved.includes(block));
    // Behind one that moves along means: behind the one before it that stays.
    const before = sheet.blocks.findIndex(({ id }) => id === after);
    const anchor = before < 0 ? after : (sheet.blocks.slice(0, before + 1).findLast((block) => !moved.includes(block))?.id ?? null);
    const keys = placesAfter(
      others,
      anchor,
      moved.map(({ id }) => id),
    );
    return moved.map(({ id }, index) => set('blocks', id, { order: keys[index]! }));
  },
};

export const duplicateBlocks: WorksheetOperation<'duplicateBlocks'> = {
  refuse: (sheet, actor, { blocks }) =>
    refuseUntrusted(actor) ?? refuseUnknownBlocks(sheet, blocks) ?? refuseFullSheet(sheet, new Set(blocks).size),
  changes: (sheet, _actor, { blocks }, newId) => {
    const originals = chosen(sheet, blocks);
    const ids = originals.map(() => newId());
    const keys = placesAfter(sheet.blocks, originals.at(-1)?.id, ids);
    return originals.map((block, index) => set('blocks', ids[index]!, { ...fieldsOf(sheet, block), order: keys[index]! }));
  },
};

export const removeBlocks: WorksheetOperation<'removeBlocks'> = {
  refuse: (sheet, actor, { blocks }) => refuseUntrusted(actor) ?? refuseUnknownBlocks(sheet, blocks),
  changes: (_sheet, _actor, { blocks }) => blocks.map((id): Change<WorksheetTable> => ({ table: 'blocks', id, remove: true })),
};
