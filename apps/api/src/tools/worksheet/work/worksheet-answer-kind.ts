import { createHash } from 'node:crypto';
import { type WorksheetAnswer as Answer, LIMITS, type OwnWork } from '@murmel/contracts';
import { isAnswered, isTaskBlock, isWhole, type SheetBlock, tasksOf, worksheetAnswerProblem, worksheetAnswerSays } from '@murmel/documents';
import { databaseNow, publish, type WorksheetAnswer, WorksheetResponse } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { AnswerKind, ResponseRowOf } from '../../../core/answers/answer-kind.js';
import { type AnswerTables, responseColumns } from '../../../core/answers/answer-tables.js';
import { shownName } from '../../../core/answers/class-names.js';
import { responseStore } from '../../../core/answers/response-store.js';
import { apiError } from '../../../platform/api-error.js';
import { storedWorksheet } from '../stored-worksheet.js';
import { openWorksheet, worksheetOf } from '../worksheet-repository.js';
import { isOpen, ownWorkOf } from './own-work.js';

type Further = Pick<WorksheetAnswer, 'value'>;
type Row = Pick<WorksheetResponse, 'name' | 'taskOrder' | 'endsAt' | 'createdAt'>;

/** Grace period for answers that arrive late over a bad connection. */
const GRACE_MS = 15_000;

/** A block that can be answered; nothing is required on a sheet. */
export interface AskedBlock {
  id: string;
  required: false;
  block: SheetBlock;
}

export interface WorksheetAnswerTypes {
  part: 'blockId';
  asked: AskedBlock;
  answer: Answer;
  further: Further;
  row: Row;
  own: OwnWork;
}

/** Tables of participants' responses. Their parts are blocks of a live document, in no table. */
export const WORKSHEET_TABLES: AnswerTables<'blockId', Further, Row> = {
  responses: 'worksheet_response',
  devices: 'worksheet_device',
  answers: 'worksheet_answer',
  part: { field: 'blockId', column: 'block_id', type: 'text' },
  optionIds: 'text[]',
  further: { value: ['value', 'jsonb'] },
  responseColumns: { name: shownName(), taskOrder: 'task_order', endsAt: 'ends_at', createdAt: 'created_at' },
  lastPart: 'last_block_id',
};

const { claimResponse, storeAnswers } = responseStore(WORKSHEET_TABLES, {
  limit: LIMITS.worksheet.responsesMax,
  count: (manager, itemId) => manager.countBy(WorksheetResponse, { itemId }),
});

/** Work on a sheet: begun under a name, kept block by block while there is time, handed in once, and again when the teacher wants it. */
export const worksheetAnswerKind: AnswerKind<WorksheetAnswerTypes> = {
  tables: WORKSHEET_TABLES,
  store: { claimResponse, storeAnswers },
  find: worksheetOf,
  async open(manager, itemId) {
    await openWorksheet(manager, itemId);
    return answeredBlocks(manager, itemId);
  },
  asked: (parts) => parts.filter(({ block }) => isTaskBlock(block)),
  check(part, answer, ownFiles) {
    const problem = worksheetAnswerProblem(part?.block, answer);
    if (problem) return { refused: problem };
    const { blockId, optionIds = [], text, fileId, gaps, h5p, opened } = answer;
    if (fileId !== undefined && !ownFiles.has(fileId)) return { refused: { problem: 'unknown_file' } };
    if (!worksheetAnswerSays(answer)) return { empty: true };
    const chosen = optionIds.length === 0 ? null : [...new Set(optionIds)];
    const value = gaps || h5p || opened ? withoutZeros({ ...(gaps && { gaps }), ...(h5p && { h5p }), ...(opened && { opened }) }) : null;
    return { given: { blockId, optionIds: chosen, number: null, text: text?.replaceAll('\0', '') ?? null, fileId: fileId ?? null, value } };
  },
  shownAnswer(blockId, { optionIds, text, fileId, value }) {
    if (optionIds) return { blockId, optionIds };
    if (text !== null) return { blockId, text };
    if (value) return { blockId, ...value };
    return fileId === null ? undefined : { blockId, fileId };
  },
  toOwnResponse: ownWorkOf,
  publishChange: publishResponseChanged,
  onBegin: initialiseResponse,
  closedError(row) {
    if (row.submittedAt !== null) return apiError('HANDED_IN');
    return isOpen(row, new Date(databaseNow().getTime() - GRACE_MS))
      ? undefined
      : apiError('TIME_OVER', { endsAt: row.endsAt?.toISOString() });
  },
  isWhole: ({ block }, answer) => isTaskBlock(block) && isWhole(block, answer),
};

/** Publishes the change of a response to all viewers. @param by the connection that made the change, and knows it */
export async function publishResponseChanged(
  manager: EntityManager,
  { id, itemId }: Pick<WorksheetResponse, 'id' | 'itemId'>,
  by?: string,
): Promise<void> {
  await publish(manager, 'response.changed', { itemId, responseId: id, ...(by !== undefined && { by }) });
}

/** Gives work its name, the order of its tasks and its end. */
async function initialiseResponse(
  manager: EntityManager,
  { id, itemId }: ResponseRowOf<WorksheetAnswerTypes>,
  name: string,
): Promise<ResponseRowOf<WorksheetAnswerTypes>> {
  const { minutes, shuffled } = await worksheetOf(manager, itemId);
  const order = shuffled
    ? shuffledBy(
        id,
        tasksOf(await storedWorksheet(manager, itemId)).map((task) => task.id),
      )
    : [];
  const [row] = await manager.query<ResponseRowOf<WorksheetAnswerTypes>[]>(
    `with begun as (
       update worksheet_response set name = $2, task_order = $3, ends_at = now() + make_interval(mins => $4) where id = $1 returning *)
     select ${responseColumns(WORKSHEET_TABLES)} from begun`,
    [id, name, order, minutes],
  );
  return row!;
}

/** The same for one response each time, another for each of them. */
function shuffledBy(seed: string, ids: readonly string[]): string[] {
  const rank = (id: string): string => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  return [...ids].sort((left, right) => (rank(left) < rank(right) ? -1 : 1));
}

/** Every block of a sheet that can be answered. */
async function answeredBlocks(manager: EntityManager, itemId: string): Promise<AskedBlock[]> {
  const { blocks } = await storedWorksheet(manager, itemId);
  return blocks.filter(isAnswered).map((block) => ({ id: block.id, required: false, block }));
}

/** PostgreSQL stores every character but the zero. */
function withoutZeros<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('\\u0000', '')) as T;
}
