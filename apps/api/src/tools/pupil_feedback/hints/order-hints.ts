import { type HintFailure, PUPIL_FEEDBACK_LIMITS, textWords } from '@murmel/contracts';
import { newId } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { DayBudgets } from '../../../core/ai/budgets/day-budgets.js';
import { pupilInProject } from '../../../core/ai/projects/pupil-in-project.js';
import { inTurn } from '../../../core/ai/runs/begin-run.js';
import { accountOrVisitorOf } from '../../../core/answers/respondent.js';
import { isApiError } from '../../../platform/api-error.js';
import type { RequestContext } from '../../../platform/request-context.js';
import { assignmentOf } from '../assignment-repository.js';

export interface HintOrder {
  itemId: string;
  responseId: string;
  version: number;
  text: string;
}

/**
 * Orders hints on a version that was just handed in, where its assignment has them. It counts among the questions of the day; a version
 * without hints is handed in all the same, and says why it has none.
 */
export async function orderHints(manager: EntityManager, budgets: DayBudgets, context: RequestContext, order: HintOrder): Promise<void> {
  const { hints } = await assignmentOf(manager, order.itemId);
  if (hints === 'off') return;
  const failure =
    textWords(order.text) < PUPIL_FEEDBACK_LIMITS.hints.fromWords ? 'short' : await refusalOf(manager, budgets, context, order.itemId);
  await insertHintJob(manager, order, failure);
}

/** Puts the work on hints on a version into the queue, in place of earlier work on it. @param failure why there will be none */
export async function insertHintJob(
  manager: EntityManager,
  { itemId, responseId, version }: Omit<HintOrder, 'text'>,
  failure: HintFailure | undefined,
): Promise<void> {
  await manager.query(
    `insert into pupil_text_hint_job (id, item_id, response_id, version, state, failure) values ($1, $2, $3, $4, $5, $6)
       on conflict (response_id, version) do update
         set state = excluded.state, failure = excluded.failure, model = null, attempts = 0, leased_until = null, created_at = now()`,
    [newId(), itemId, responseId, version, failure ? 'failed' : 'queued', failure ?? null],
  );
}

/** Returns why this person gets no hints now: models are paused for them, or they have asked enough today. */
async function refusalOf(
  manager: EntityManager,
  budgets: DayBudgets,
  { actor, account }: RequestContext,
  itemId: string,
): Promise<HintFailure | undefined> {
  const person = accountOrVisitorOf(actor);
  if (!person) return undefined;
  const isPupil = account?.type === 'Pupil';
  const inProject = isPupil ? await pupilInProject(manager, account.id, itemId, undefined) : undefined;
  if (inProject?.stopped) return 'paused';
  try {
    // Takes back what was counted before the refusal.
    await manager.transaction(async (inner) => {
      await inTurn(inner, person);
      await budgets.count(inner, { person, isPupil }, { itemId, dailyLimit: null, inProject });
    });
    return undefined;
  } catch (error) {
    if (isApiError(error, 'AI_DAY_LIMIT_REACHED')) return 'limit';
    throw error;
  }
}
