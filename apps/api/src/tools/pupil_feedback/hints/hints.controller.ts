import { CHAT_MESSAGE, contract } from '@murmel/contracts';
import { PupilText, PupilTextHint, PupilTextHintJob, PupilTextVersion } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { DayBudgets } from '../../../core/ai/budgets/day-budgets.js';
import { callingPerson } from '../../../core/ai/chats/person-rows.js';
import { inTurn } from '../../../core/ai/runs/begin-run.js';
import { SentRequests } from '../../../core/ai/runs/requests/sent-requests.js';
import { StructuredAnswers } from '../../../core/ai/structured/structured-answers.js';
import { apiError } from '../../../platform/api-error.js';
import { Call } from '../../../platform/call.js';
import { accountOf, CurrentContext, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { assignmentOf } from '../assignment-repository.js';
import { oneText } from '../feedback/list-texts.js';
import { publishTextChanged } from '../writing/pupil-text-kind.js';
import { insertHintJob } from './order-hints.js';
import { shownHint } from './shown-hint.js';

const calls = contract.pupilFeedback;

/** Endpoints for hints of a model: the teacher orders them, and decides on each. */
@Controller()
export class HintsController {
  constructor(
    private readonly database: DataSource,
    private readonly models: StructuredAnswers,
    private readonly budgets: DayBudgets,
    private readonly sent: SentRequests,
  ) {}

  @Call(calls.makeHints)
  make(@CurrentContext() context: RequestContext) {
    return implement(calls.makeHints).handler(async ({ input: { version } }) => {
      const text = rowOf(context, PupilText);
      const { itemId, id: responseId } = text;
      this.models.forLearners();
      await this.database.transaction(async (manager) => {
        if ((await assignmentOf(manager, itemId)).hints === 'off') throw apiError('HINTS_OFF');
        await manager.query('select 1 from pupil_text where id = $1 for no key update', [responseId]);
        if (!(await manager.existsBy(PupilTextVersion, { responseId, number: version }))) throw apiError('VERSION_UNKNOWN', { version });
        const before = await manager.findOneBy(PupilTextHintJob, { responseId, version });
        if (before?.state === 'queued' || before?.state === 'running') throw apiError('HINTS_UNDER_WAY');
        await inTurn(manager, callingPerson(context));
        await this.budgets.countForTeacher(manager, accountOf(context), CHAT_MESSAGE);
        await insertHintJob(manager, { itemId, responseId, version }, undefined);
        await publishTextChanged(manager, text);
      });
      return oneText(this.database.manager, text);
    });
  }

  @Call(calls.hintRequests)
  requests(@CurrentContext() context: RequestContext) {
    return implement(calls.hintRequests).handler(() => this.sent.ofQuestions({ responseId: rowOf(context, PupilText).id }));
  }

  @Call(calls.decideHint)
  decide(@CurrentContext() context: RequestContext) {
    return implement(calls.decideHint).handler(({ input: { state, text } }) => {
      const { id, itemId, responseId } = rowOf(context, PupilTextHint);
      return this.database.transaction(async (manager) => {
        const decidedAt = state === 'waiting' ? null : new Date();
        const { affected } = await manager.update(PupilTextHint, { id }, { state, decidedAt, ...(text !== undefined && { text }) });
        // Hints that were made anew took its place.
        if (!affected) throw apiError('NOT_FOUND');
        await publishTextChanged(manager, { id: responseId, itemId });
        return { ...shownHint(await manager.findOneByOrFail(PupilTextHint, { id })), state };
      });
    });
  }
}
