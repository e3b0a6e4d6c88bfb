import type { Json, PartFields } from '@murmel/contracts';
import { type BoardData, emptyBoard } from '../board/board-data.js';
import { memoize } from '../board/memoize.js';
import type { BoardKind } from '../board/operations.js';
import { isPartId } from '../board/part-ids.js';
import { narrowing } from '../board/view.js';
import { contentField } from '../parts/content.js';
import { blockDefinition } from './block-kinds.js';
import { parseWorksheet } from './parse.js';
import { blockKindOf, workingContent } from './read-parts.js';
import { type Sheet, WORKSHEET_SETTINGS_ID, WORKSHEET_TABLES, type WorksheetTable } from './schema.js';

type Data = BoardData<WorksheetTable>;

/** Only these fields are sent to those who work on it, and of a block's content only those that reveal no answer. */
const settingsFields = narrowing(['border', 'font', 'colour', 'ground', 'cover']);
const COMMON = ['kind', 'order', 'task', 'points', 'width', 'newPage'];
const blockFields = memoize((fields: PartFields): PartFields => {
  const kind = blockKindOf(fields);
  // The fields of a newer kind that reveal an answer are unknown here.
  if (!kind) return {};
  const { fields: known, behind = [] } = blockDefinition(kind);
  const shown = new Set([
    ...COMMON,
    ...Object.keys(known)
      .filter((name) => !behind.includes(name))
      .map(contentField),
  ]);
  const made = Object.entries(workingContent(kind, fields)).map(([name, value]) => [contentField(name), value as Json]);
  return { ...Object.fromEntries(Object.entries(fields).filter(([name]) => shown.has(name))), ...Object.fromEntries(made) };
});

export const worksheetKind: BoardKind<WorksheetTable, Sheet> = {
  tables: WORKSHEET_TABLES,
  parse: parseWorksheet,
  viewOf: memoize(
    (data: Data): Data => ({
      settings: new Map(
        [...data.settings].flatMap(([id, fields]) => (id === WORKSHEET_SETTINGS_ID ? [[id, settingsFields(fields)] as const] : [])),
      ),
      blocks: new Map(
        [...data.blocks].flatMap(([id, fields]) =>
          isPartId(id) && blockKindOf(fields) !== undefined ? [[id, blockFields(fields)] as const] : [],
        ),
      ),
    }),
  ),
  /** Untrusted users have no parts of their own in the sheet: answers are stored outside of it. */
  ownOf: () => ({ parts: emptyBoard(WORKSHEET_TABLES), stoppedUntil: null }),
  restored: (_now, then) => then,
};

/** The same on live lines. Whether hints are offered is a rule beside the document: those who work on the sheet get them by calls, or not at all. */
export const printedWorksheet: BoardKind<WorksheetTable, Sheet> = {
  ...worksheetKind,
  viewOf: memoize((data: Data): Data => {
    const view = worksheetKind.viewOf(data);
    return { ...view, blocks: new Map([...view.blocks].filter(([, { kind }]) => kind !== 'Hint')) };
  }),
};
