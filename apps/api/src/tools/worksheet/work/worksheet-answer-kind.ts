import { type WorksheetAnswer as Answer, LIMITS } from '@murmel/contracts';
import { isAnswered, type SheetBlock, worksheetAnswerProblem, worksheetAnswerSays } from '@murmel/documents';
import { type WorksheetAnswer, WorksheetDevice, WorksheetResponse } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { AnswerKind } from '../../../core/answers/answer-kind.js';
import type { AnswerTables } from '../../../core/answers/answer-tables.js';
import { responseStore } from '../../../core/answers/response-store.js';
import { itemOf, type RequestContext } from '../../../platform/request-context.js';
import { storedWorksheet } from '../stored-worksheet.js';
import { openWorksheet, worksheetOf } from '../worksheet-repository.js';

type Further = Pick<WorksheetAnswer, 'value'>;

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
}

/** Tables of participants' responses. Their parts are blocks of a live document, in no table. */
export const WORKSHEET_TABLES: AnswerTables<'blockId', Further> = {
  responses: 'worksheet_response',
  answers: 'worksheet_answer',
  part: { field: 'blockId', column: 'block_id', type: 'text' },
  optionIds: 'text[]',
  further: { value: ['value', 'jsonb'] },
};

const { claimResponse, storeAnswers } = responseStore(WORKSHEET_TABLES, {
  limit: LIMITS.worksheet.responsesMax,
  count: (manager, itemId) => manager.countBy(WorksheetResponse, { itemId }),
});

/** Work on a sheet: block by block while it is open and not handed in. */
export const worksheetAnswerKind: AnswerKind<WorksheetAnswerTypes> = {
  tables: WORKSHEET_TABLES,
  store: { claimResponse, storeAnswers },
  find: worksheetOf,
  async open(manager, itemId) {
    await openWorksheet(manager, itemId);
    return answeredBlocks(manager, itemId);
  },
  asked: (parts) => parts.filter(({ block }) => block.kind !== 'Hint'),
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
  opened: async (manager, context) => (await onThisDevice(manager, context))?.responseId,
};

/** Every block of a sheet that can be answered. */
export async function answeredBlocks(manager: EntityManager, itemId: string): Promise<AskedBlock[]> {
  const { blocks } = await storedWorksheet(manager, itemId);
  return blocks.filter(isAnswered).map((block) => ({ id: block.id, required: false, block }));
}

/** PostgreSQL stores every character but the zero. */
function withoutZeros<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('\\u0000', '')) as T;
}

/** Returns the response that this device continues by its secret link, although it was begun on another one. */
async function onThisDevice(manager: EntityManager, context: RequestContext): Promise<WorksheetDevice | undefined> {
  return deviceOf(manager, itemOf(context).id, context.account ? null : context.actor.visitorId);
}

export async function deviceOf(manager: EntityManager, itemId: string, visitorId: string | null): Promise<WorksheetDevice | undefined> {
  if (visitorId === null) return undefined;
  const [device] = await manager.query<WorksheetDevice[]>(
    `select d.response_id as "responseId" from worksheet_device d join worksheet_response r on r.id = d.response_id
      where d.visitor_id = $1 and r.item_id = $2 order by d.created_at desc limit 1`,
    [visitorId, itemId],
  );
  return device;
}
