import { type HintFailure, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import {
  type Configuration,
  Item,
  type Logger,
  newId,
  type PupilFeedbackAssignment,
  PupilText,
  PupilTextHint,
  PupilTextHintJob,
  PupilTextVersion,
} from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AiFailure } from '../../../core/ai/ai-failure.js';
import { rosterOf } from '../../../core/ai/chats/roster.js';
import { Moderation } from '../../../core/ai/moderation/moderation.js';
import { notifyTeacher } from '../../../core/ai/projects/notify-teacher.js';
import { pupilInProject } from '../../../core/ai/projects/pupil-in-project.js';
import { PlaceholderNames } from '../../../core/ai/runs/placeholder-names.js';
import { usableComments } from '../../../core/ai/structured/comment-rules.js';
import { StructuredAnswers } from '../../../core/ai/structured/structured-answers.js';
import { QueueRunner } from '../../../core/queue/queue-runner.js';
import type { RowLease } from '../../../core/queue/row-lease.js';
import type { QueuedTable } from '../../../core/queue/row-queue.js';
import { isApiError } from '../../../platform/api-error.js';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { assignmentOf } from '../assignment-repository.js';
import { publishTextChanged } from '../writing/pupil-text-kind.js';
import { hintInstructions, hintMaterial, hintsShape, type ModelHints } from './hint-prompt.js';
import { MaterialWords } from './material-words.js';

const { answerTokens, perCriterion, withinSeconds, hintMax, quoteMax, ownWords } = PUPIL_FEEDBACK_LIMITS.hints;
const BOUNDS = { textMax: hintMax, quoteMax, ownWords };

const TABLE: QueuedTable = {
  ...{ name: 'pupil_text_hint_job', key: 'id', open: ['queued', 'running'], running: 'running', oneLane: true },
  ...{ leaseSeconds: 20, attempts: 3 },
  person: '(select coalesce(r.account_id, r.visitor_id, r.id)::text from pupil_text r where r.id = t.response_id)',
  hasAccount: '(select r.account_id is not null from pupil_text r where r.id = t.response_id)',
};

/** Makes hints on versions of pupils' texts, one after the other, each pupil in turn. */
@Injectable()
export class HintRunner extends QueueRunner {
  constructor(
    database: DataSource,
    private readonly models: StructuredAnswers,
    private readonly moderation: Moderation,
    private readonly material: MaterialWords,
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    const manner = { everyMs: 500, withinSeconds, failed: 'hints on texts are looked for again later' };
    super(database, TABLE, manner, logger, configuration);
  }

  protected async work(lease: RowLease): Promise<void> {
    const { manager } = this.database;
    const job = await manager.findOneBy(PupilTextHintJob, { id: lease.claimed.key });
    const version = job && (await manager.findOneBy(PupilTextVersion, { responseId: job.responseId, number: job.version }));
    // It was removed at this moment.
    if (!job || !version) return lease.stop('taken away');
    const assignment = await assignmentOf(manager, job.itemId);
    const { language, ownerId } = await manager.findOneByOrFail(Item, { id: job.itemId });
    const roster = await rosterOf(manager, ownerId);
    const names = new PlaceholderNames(roster, () => undefined);
    await this.moderation.question(version.text, names.replaced(version.text), lease.signal);
    const { value, model } = await this.models.ask(this.models.forLearners(), {
      instructions: hintInstructions(language),
      material: hintMaterial(assignment, version.text, await this.material.of(assignment, lease.signal)),
      name: 'hints',
      asked: { kind: 'hint', accountId: ownerId, responseId: job.responseId },
      shape: hintsShape(assignment.criteria.length),
      roster,
      maxTokens: answerTokens,
      signal: lease.signal,
    });
    const proposed = value.hints.map(({ hint, ...more }) => ({ ...more, text: hint }));
    const usable = await this.moderated(usableComments(version.text, proposed, BOUNDS), names, lease.signal);
    const rows = rowsOf(job, assignment, usable);
    await lease.end("state = 'done', failure = null, model = $3", [model], async (inside) => {
      await inside.delete(PupilTextHint, { responseId: job.responseId, version: job.version, state: 'waiting' });
      await inside.insert(PupilTextHint, rows);
    });
  }

  protected async fail(lease: RowLease, error: unknown): Promise<void> {
    const inDanger = error instanceof AiFailure && error.kind === 'selfHarm';
    const failure: HintFailure = inDanger ? 'selfHarm' : isApiError(error, 'AI_NOT_CONFIGURED') ? 'noModel' : 'model';
    // Nothing of what a pupil in danger wrote stands in a protocol.
    if (!inDanger) this.logger.warn({ err: error, job: lease.claimed.key }, 'hints on a text could not be made');
    await lease.end("state = 'failed', failure = $3", [failure], async (inside) => {
      if (inDanger) await notifyOfDanger(inside, lease.claimed.key);
    });
  }

  /** Returns the hints that the provider's moderation lets through, where there is one; one that does not answer lets none through. */
  private async moderated<Hint extends { text: string }>(
    hints: readonly Hint[],
    names: PlaceholderNames,
    signal: AbortSignal,
  ): Promise<Hint[]> {
    const kept: Hint[] = [];
    for (const hint of hints) {
      try {
        await this.moderation.sentences(names.replaced(hint.text), signal);
        kept.push(hint);
      } catch (error) {
        if (!(error instanceof AiFailure) || (error.kind !== 'filtered' && error.kind !== 'selfHarm')) throw error;
      }
    }
    return kept;
  }

  protected async changed(manager: EntityManager, key: string): Promise<void> {
    const job = await manager.findOneBy(PupilTextHintJob, { id: key });
    if (job) await publishTextChanged(manager, { id: job.responseId, itemId: job.itemId });
  }
}

/** Tells the teacher of the pupil's project that they may need help, as other talks with models do. */
async function notifyOfDanger(manager: EntityManager, jobId: string): Promise<void> {
  const job = await manager.findOneByOrFail(PupilTextHintJob, { id: jobId });
  const text = await manager.findOneBy(PupilText, { id: job.responseId });
  if (!text?.accountId) return;
  const inProject = await pupilInProject(manager, text.accountId, job.itemId, undefined);
  await notifyTeacher(manager, { projectId: inProject?.projectId ?? null, accountId: text.accountId });
}

/** Hints as they are stored, the first ones of each criterion; shown at once only where the teacher wants that. */
function rowsOf(
  { itemId, responseId, version }: PupilTextHintJob,
  { criteria, hints: mode }: PupilFeedbackAssignment,
  hints: readonly (Omit<ModelHints['hints'][number], 'hint'> & { text: string })[],
): PupilTextHint[] {
  const count = new Map<number, number>();
  const kept = hints.filter(({ criterion }) => {
    count.set(criterion, (count.get(criterion) ?? 0) + 1);
    return count.get(criterion)! <= perCriterion;
  });
  const shown = mode === 'direct' ? ({ state: 'given', decidedAt: new Date() } as const) : ({ state: 'waiting', decidedAt: null } as const);
  return kept.map(({ criterion, kind, text, quote }, place) => ({
    ...{ id: newId(), itemId, responseId, version, place, kind, text, quote },
    criterionId: criteria[criterion - 1]!.id,
    ...shown,
  }));
}
