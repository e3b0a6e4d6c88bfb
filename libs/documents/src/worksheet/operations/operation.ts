import { type BoardRefusal, type Json, LIMITS, type PartFields, type WorksheetInput, type WorksheetOperationName } from '@murmel/contracts';
import type { Change } from '../../board/board-data.js';
import { PART_NOT_FOUND } from '../../board/operation-input.js';
import type { BoardOperation } from '../../board/operations.js';
import { contentField, refuseContent as refuse, storedContent as stored } from '../../parts/content.js';
import { blockDefinition, refuseTooLong } from '../block-kinds.js';
import { type Sheet, type SheetBlock, type ShownBlockKind, UNKNOWN_BLOCK, type WorksheetTable } from '../schema.js';

export type WorksheetOperation<N extends WorksheetOperationName> = BoardOperation<Sheet, WorksheetInput<N>, WorksheetTable>;
type GivenContent = Readonly<Record<string, Json>>;

export function refuseUnknownBlocks(sheet: Sheet, blocks: readonly string[]): BoardRefusal | undefined {
  return blocks.every((id) => sheet.block(id)) ? undefined : PART_NOT_FOUND;
}

export function refuseFullSheet(sheet: Sheet, more: number): BoardRefusal | undefined {
  const limit = LIMITS.worksheet.blocks;
  return sheet.blocks.length + more > limit ? { code: 'BLOCK_LIMIT_REACHED', limit } : undefined;
}

/** Refuses changes to the content of a kind that this release does not know; the common fields of all blocks can be changed. */
export function refuseContent(kind: ShownBlockKind, given: GivenContent, known?: SheetBlock): BoardRefusal | undefined {
  if (kind === UNKNOWN_BLOCK) return { code: 'BLOCK_INVALID' };
  return refuseTooLong(kind, given) ?? refuse(blockDefinition(kind), given, known?.content, 'BLOCK_INVALID');
}

export function storedContent(kind: ShownBlockKind, given: GivenContent): Record<string, Json> {
  return kind === UNKNOWN_BLOCK ? {} : stored(blockDefinition(kind), given);
}

export function set(table: WorksheetTable, id: string, fields: Readonly<Record<string, Json | undefined>>): Change<WorksheetTable> {
  return { table, id, set: fields };
}

/** Every field of a block, for a copy of it: as this release reads them, and what it does not know as it is. */
export function fieldsOf(sheet: Sheet, { id, kind, task, points, width, newPage, content }: SheetBlock): PartFields {
  const known = kind === UNKNOWN_BLOCK ? [] : Object.keys(blockDefinition(kind).fields);
  const own = known.map((name) => [contentField(name), (content as Readonly<Record<string, Json>>)[name]!] as const);
  return {
    ...sheet.stored(id),
    task,
    width,
    ...(points === null ? {} : { points }),
    ...(newPage ? { newPage } : {}),
    ...(kind === UNKNOWN_BLOCK ? {} : { kind }),
    ...Object.fromEntries(own),
  };
}
