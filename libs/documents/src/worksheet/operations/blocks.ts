import type { Json } from '@murmel/contracts';
import type { Change } from '../../board/board-data.js';
import { orderKeyAfter } from '../../board/fractional-order.js';
import { givenFields, PART_NOT_FOUND, refuseUntrusted } from '../../board/operation-input.js';
import { chosen, movedPlaces, placesAfter } from '../../board/rows-of-parts.js';
import type { WorksheetTable } from '../schema.js';
import { fieldsOf, refuseContent, refuseFullSheet, refuseUnknownBlocks, set, storedContent, type WorksheetOperation } from './operation.js';

type Common = { task?: string | undefined; points?: number | null | undefined; width?: string | undefined; newPage?: boolean | undefined };
const common = ({ task, points, width, newPage }: Common): Readonly<Record<string, Json | undefined>> => ({
  ...givenFields({ task, points, width }),
  ...(newPage === undefined ? {} : { newPage: newPage ? true : undefined }),
});

export const addBlock: WorksheetOperation<'addBlock'> = {
  refuse: (sheet, actor, { kind, content = {} }) => refuseUntrusted(actor) ?? refuseContent(kind, content) ?? refuseFullSheet(sheet, 1),
  changes: (sheet, _actor, { kind, after, content = {}, ...input }, newId) => [
    set('blocks', newId(), { kind, order: orderKeyAfter(sheet.blocks, after), ...common(input), ...storedContent(kind, content) }),
  ],
};

export const changeBlock: WorksheetOperation<'changeBlock'> = {
  refuse: (sheet, actor, { block: id, content }) => {
    const block = sheet.block(id);
    if (!actor.trusted || !block) return refuseUntrusted(actor) ?? PART_NOT_FOUND;
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
    const moved = chosen(sheet.blocks, blocks);
    const keys = movedPlaces(sheet.blocks, moved, after);
    return moved.map(({ id }, index) => set('blocks', id, { order: keys[index]! }));
  },
};

export const duplicateBlocks: WorksheetOperation<'duplicateBlocks'> = {
  refuse: (sheet, actor, { blocks }) =>
    refuseUntrusted(actor) ?? refuseUnknownBlocks(sheet, blocks) ?? refuseFullSheet(sheet, new Set(blocks).size),
  changes: (sheet, _actor, { blocks }, newId) => {
    const originals = chosen(sheet.blocks, blocks);
    const ids = originals.map(() => newId());
    const keys = placesAfter(sheet.blocks, originals.at(-1)?.id, ids);
    return originals.map((block, index) => set('blocks', ids[index]!, { ...fieldsOf(sheet, block), order: keys[index]! }));
  },
};

export const removeBlocks: WorksheetOperation<'removeBlocks'> = {
  refuse: (sheet, actor, { blocks }) => refuseUntrusted(actor) ?? refuseUnknownBlocks(sheet, blocks),
  changes: (_sheet, _actor, { blocks }) => blocks.map((id): Change<WorksheetTable> => ({ table: 'blocks', id, remove: true })),
};
