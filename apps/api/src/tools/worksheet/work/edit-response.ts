import { createHash } from 'node:crypto';
import type { AnswerResult, OwnWork, WorksheetAnswer } from '@murmel/contracts';
import { checkedAnswer, isTaskBlock, isWhole, tasksOf } from '@murmel/documents';
import { hashSecret, Item, newSecret, publish, type Worksheet, WorksheetResponse } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { VisitorSessions } from '../../../core/accounts/visitor-sessions.js';
import { draftAnswers } from '../../../core/answers/check-answers.js';
import { accountOrVisitorOf, ownFiles } from '../../../core/answers/respondent.js';
import { noteContentChange } from '../../../core/items/change-items.js';
import { endOtherDevices } from '../../../core/sharing/response-device-links.js';
import { publicPath } from '../../../core/short-codes/public-address.js';
import { apiError } from '../../../platform/api-error.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { itemOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { storedWorksheet } from '../stored-worksheet.js';
import { openWorksheet, worksheetOf } from '../worksheet-repository.js';
import { ownResponseRow, type WorksheetRespondent as Who } from './own-response.js';
import { answeredResponse, isOpen, ownWorkOf } from './own-work.js';
import { answeredBlocks, worksheetAnswerKind as kind } from './worksheet-answer-kind.js';

/** Grace period for answers that arrive late over a bad connection. */
const GRACE_MS = 15_000;

interface Changed {
  name?: string | undefined;
  answers?: WorksheetAnswer[] | undefined;
}

/** Working on a sheet: begun under a name, kept block by block, handed in once, and once more when the teacher wants it. */
@Injectable()
export class EditResponse {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly visitors: VisitorSessions,
  ) {}

  /** Returns the caller's own response, null if there is none. @throws NOT_FOUND for items of other kinds */
  async mine(context: RequestContext): Promise<OwnWork | null> {
    const { manager } = this.database;
    await worksheetOf(manager, itemOf(context).id);
    const row = await ownResponseRow(manager, whoOf(context));
    return row && ownWorkOf(manager, row);
  }

  /** Begins a response, or continues the one that this person has begun. @throws WORKSHEET_CLOSED, LIMIT_REACHED, ANSWER_INVALID */
  async begin(context: RequestContext, { name, answers = [] }: Changed & { name: string }): Promise<OwnWork> {
    const { id: itemId } = itemOf(context);
    // A refused call creates no visitor.
    await this.database.transaction((manager) => openWorksheet(manager, itemId));
    if (!accountOrVisitorOf(context.actor)) await this.visitors.begin(context, name);
    return this.idempotency.once(context, { name, answers }, async (manager) => {
      const worksheet = await openWorksheet(manager, itemId);
      const who = { actor: context.actor, itemId };
      const before = await ownResponseRow(manager, who);
      if (!before) await this.claim(manager, who, worksheet, name);
      const row = (await ownResponseRow(manager, who, true))!;
      if (answers.length > 0 && isOpen(row)) {
        await this.store(manager, who, row, answers);
        await publishResponseChanged(manager, row);
      }
      await noteContentChange(manager, itemId);
      return ownWorkOf(manager, await manager.findOneByOrFail(WorksheetResponse, { id: row.id }));
    });
  }

  /** Changes the caller's own response, by a call. @throws NOT_FOUND, WORKSHEET_CLOSED, TIME_OVER, HANDED_IN, ANSWER_INVALID */
  async change(context: RequestContext, changed: Changed): Promise<OwnWork> {
    return this.database.transaction(async (manager) => {
      const row = await this.keep(manager, whoOf(context), rowOf(context, WorksheetResponse).id, changed);
      return ownWorkOf(manager, row);
    });
  }

  /** Does the same for any sender, over any connection. @param by that connection. @returns the row as it is then */
  async keep(manager: EntityManager, who: Who, responseId: string, changed: Changed, by?: string): Promise<WorksheetResponse> {
    const { name, answers = [] } = changed;
    await openWorksheet(manager, who.itemId);
    const row = await ownOpenRow(manager, who, responseId);
    if (name !== undefined && name !== row.name) {
      await manager.update(WorksheetResponse, { id: row.id }, { name });
      row.name = name;
    }
    const kept = answers.length > 0 ? await this.store(manager, who, row, answers) : row;
    await publishResponseChanged(manager, row, by);
    return kept;
  }

  /** Hands it in. @throws INCOMPLETE with the tasks that are open, unless that is confirmed */
  async submit(context: RequestContext, { answers = [], incomplete }: Changed & { incomplete: boolean }): Promise<OwnWork> {
    const who = whoOf(context);
    return this.database.transaction(async (manager) => {
      const row = await this.keep(manager, who, rowOf(context, WorksheetResponse).id, { answers });
      const work = await answeredResponse(manager, row);
      const given = new Map(work.answers.map((answer) => [answer.blockId, answer]));
      const open = tasksOf(await storedWorksheet(manager, who.itemId)).filter((task) => !isWhole(task, given.get(task.id)));
      if (open.length > 0 && !incomplete) throw apiError('INCOMPLETE', { blockIds: open.map(({ id }) => id), count: open.length });
      const now = new Date();
      await manager.update(WorksheetResponse, { id: row.id }, { submittedAt: now, updatedAt: now });
      await publishResponseChanged(manager, row);
      return ownWorkOf(manager, await manager.findOneByOrFail(WorksheetResponse, { id: row.id }));
    });
  }

  /** Checks one answer, where the teacher lets pupils check at once. @throws FORBIDDEN, ANSWER_INVALID where no result can be computed */
  async check(context: RequestContext, blockId: string): Promise<AnswerResult> {
    const { manager } = this.database;
    const who = whoOf(context);
    const { checks, state } = await worksheetOf(manager, who.itemId);
    const row = await ownResponseRow(manager, who);
    if (row?.id !== rowOf(context, WorksheetResponse).id) throw apiError('NOT_FOUND');
    if (checks !== 'at_once') throw apiError('FORBIDDEN');
    if (state !== 'open') throw apiError('WORKSHEET_CLOSED', { state });
    const { answers } = await answeredResponse(manager, row);
    const block = (await storedWorksheet(manager, who.itemId)).block(blockId);
    const result =
      block && isTaskBlock(block)
        ? checkedAnswer(
            block,
            answers.find((answer) => answer.blockId === blockId),
          )
        : undefined;
    if (!result) throw apiError('ANSWER_INVALID', { blockId, problem: 'nothing_to_check' });
    return result;
  }

  /**
   * Returns a new secret for the caller's own response, and the path to it, without any secret of the sheet, which is not theirs to keep
   * (decision 71). The previous key is revoked, together with the access of those who obtained it. @throws NOT_FOUND
   */
  async newKey(context: RequestContext): Promise<{ key: string; path: string }> {
    const key = newSecret();
    await this.database.transaction(async (manager) => {
      const row = await ownResponseRow(manager, whoOf(context), true);
      if (row?.id !== rowOf(context, WorksheetResponse).id) throw apiError('NOT_FOUND');
      await manager.update(WorksheetResponse, { id: row.id }, { keyHash: hashSecret(key) });
      await endOtherDevices(manager, row, context.account ? null : context.actor.visitorId);
    });
    const item = await this.database.manager.findOneByOrFail(Item, { id: itemOf(context).id });
    const { id } = rowOf(context, WorksheetResponse);
    return { key, path: publicPath(item).replace(/\/new$/, `/${id}`) };
  }

  private async claim(manager: EntityManager, who: Who, { minutes, shuffled }: Worksheet, name: string): Promise<void> {
    const claimed = await kind.store.claimResponse(manager, who.itemId, accountOrVisitorOf(who.actor)!, false);
    // Two at once have the same row; the first of them says how it begins.
    if (!claimed) return;
    const order = shuffled
      ? shuffledBy(
          claimed.id,
          tasksOf(await storedWorksheet(manager, who.itemId)).map(({ id }) => id),
        )
      : [];
    await manager.query(
      `update worksheet_response set name = $2, task_order = $3, ends_at = now() + make_interval(mins => $4) where id = $1 and name = ''`,
      [claimed.id, name, order, minutes],
    );
    await publishResponseChanged(manager, { id: claimed.id, itemId: who.itemId });
  }

  /** Stores answers of a sheet that the caller knows to be open. @returns the row as it is then, locked against other changes */
  private async store(
    manager: EntityManager,
    who: Who,
    row: WorksheetResponse,
    answers: readonly WorksheetAnswer[],
  ): Promise<WorksheetResponse> {
    const parts = await answeredBlocks(manager, who.itemId);
    const whose = { responseId: row.id };
    const ids = answers.flatMap(({ fileId }) => fileId ?? []);
    const files = await ownFiles(manager, kind.tables, who.itemId, { person: accountOrVisitorOf(who.actor), whose }, ids);
    const given = draftAnswers(kind, { parts, answers, ownFiles: files });
    const changed = answers.map(({ blockId }) => blockId);
    await kind.store.storeAnswers(manager, row.id, given, changed);
    const now = { updatedAt: new Date(), lastBlockId: changed.at(-1)! };
    await manager.update(WorksheetResponse, { id: row.id }, now);
    return Object.assign(row, now);
  }
}

function whoOf(context: RequestContext): Who {
  return { actor: context.actor, itemId: itemOf(context).id };
}

/**
 * @throws NOT_FOUND for the response of another participant, HANDED_IN, TIME_OVER
 */
async function ownOpenRow(manager: EntityManager, who: Who, responseId: string): Promise<WorksheetResponse> {
  const row = await ownResponseRow(manager, who, true);
  if (row?.id !== responseId) throw apiError('NOT_FOUND');
  if (row.submittedAt !== null) throw apiError('HANDED_IN');
  if (!isOpen(row, new Date(Date.now() - GRACE_MS))) throw apiError('TIME_OVER', { endsAt: row.endsAt?.toISOString() });
  return row;
}

/** Publishes the change of a response to all viewers. @param by the connection that made the change, and knows it */
export async function publishResponseChanged(
  manager: EntityManager,
  { id, itemId }: Pick<WorksheetResponse, 'id' | 'itemId'>,
  by?: string,
): Promise<void> {
  await publish(manager, 'response.changed', { itemId, responseId: id, ...(by !== undefined && { by }) });
}

/** The same for one response each time, another for each of them. */
function shuffledBy(seed: string, ids: readonly string[]): string[] {
  const rank = (id: string): string => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  return [...ids].sort((left, right) => (rank(left) < rank(right) ? -1 : 1));
}
