import { decide } from '@murmel/access-policy';
import { AI_STEP_LIMITS, type AiStepTool, type AiTool, type ContentKind, LIMITS, toolOfKind } from '@murmel/contracts';
import { type Account, AiConversation, AiMessage, AiRun, AiStep, newId, publish, seedDocument } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { accountOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { ImportWorker } from '../../imports/import-worker.js';
import { createItem } from '../../items/create-item.js';
import {
  CONTRIBUTIONS,
  type Contributions,
  type ProposalContribution,
  type ToolContribution,
} from '../../tool-contribution/contributions.js';
import { StepFailed } from './step-failed.js';
import { cutToKeep } from './step-log.js';
import { titleOfAnswer } from './title-of-answer.js';

interface Proposed {
  kind: ContentKind;
  tool: ToolContribution;
  proposal: ProposalContribution;
}

/** Items that models propose to create with the product's tools: none is created before the user accepts. */
@Injectable()
export class Proposals {
  private readonly all: ReadonlyMap<AiStepTool, Proposed>;

  constructor(
    private readonly database: DataSource,
    private readonly reading: ImportWorker,
    @Inject(CONTRIBUTIONS) contributions: Contributions,
  ) {
    const found = Object.entries(contributions).flatMap(([kind, tool]) =>
      tool.proposal ? [{ kind: kind as ContentKind, tool, proposal: tool.proposal }] : [],
    );
    this.all = new Map(found.map((one) => [one.proposal.as, one]));
  }

  of(tool: AiTool): ProposalContribution | undefined {
    return this.all.get(tool)?.proposal;
  }

  /** Validates that the proposal can be carried out. @throws StepFailed */
  check(tool: AiTool, input: unknown, by: string): void {
    const { proposal } = this.all.get(tool)!;
    try {
      const read = proposal.input.parse(input);
      // Of a text any Markdown can be one.
      proposal.content?.(read, by);
    } catch {
      throw new StepFailed('invalid');
    }
  }

  /**
   * Makes what was proposed, once.
   * @throws NOT_FOUND in the trash, AI_STEP_NOT_PROPOSED, TOOL_DISABLED, LIMIT_REACHED
   */
  async confirm(context: RequestContext): Promise<AiStep> {
    const { state, tool, proposed } = rowOf(context, AiStep);
    const text = state === 'proposed' ? await this.textOf(context, tool, proposed) : undefined;
    return this.database.transaction(async (manager) => {
      const step = await manager.findOne(AiStep, { where: { id: rowOf(context, AiStep).id }, lock: { mode: 'pessimistic_write' } });
      const run = step && (await manager.findOneBy(AiRun, { id: step.runId }));
      if (!run || !(await manager.existsBy(AiConversation, { id: run.conversationId, discardedAt: IsNull() }))) throw apiError('NOT_FOUND');
      if (step.state === 'made') return step;
      if (step.state !== 'proposed') throw apiError('AI_STEP_NOT_PROPOSED');
      return this.make(manager, context, step, text);
    });
  }

  /** The text that an answer will be, read before anything waits for it. @returns undefined for kinds that are none, and for no answer */
  async textOfAnswer(context: RequestContext, tool: AiTool): Promise<Uint8Array | undefined> {
    const { text } = rowOf(context, AiMessage);
    const proposed = text.trim() === '' ? undefined : this.of(tool)?.ofAnswer?.(titleOfAnswer(text, ''), text);
    return proposed === undefined ? undefined : this.textOf(context, tool, proposed);
  }

  /**
   * Makes something of a whole answer, as if it had been proposed.
   * @param read what `textOfAnswer` says
   * @throws NOT_FOUND for questions and in the trash, AI_ANSWER_NOT_DONE, LIMIT_REACHED with the number, what `confirm` throws
   */
  async ofAnswer(manager: EntityManager, context: RequestContext, tool: AiTool, read: Uint8Array | undefined): Promise<AiStep> {
    const { id: messageId, text, conversationId } = rowOf(context, AiMessage);
    // Of several at once each gets a place of its own.
    const run = await manager.findOne(AiRun, { where: { messageId }, lock: { mode: 'pessimistic_write' } });
    const conversation = await manager.findOneBy(AiConversation, { id: conversationId, discardedAt: IsNull() });
    if (!run || !conversation) throw apiError('NOT_FOUND');
    if (run.endedAt === null || text.trim() === '') throw apiError('AI_ANSWER_NOT_DONE');
    const proposal = this.of(tool);
    const limit = AI_STEP_LIMITS.perRun + AI_STEP_LIMITS.madeOfAnswer;
    const position = ((await manager.maximum(AiStep, 'position', { runId: run.id })) ?? 0) + 1;
    if (!proposal?.ofAnswer || position > limit) throw apiError('LIMIT_REACHED', { limit, of: 'steps' });
    const proposed = proposal.ofAnswer(titleOfAnswer(text, conversation.title), text) as object;
    const step = manager.create(AiStep, {
      ...{ id: newId(), runId: run.id, position, tool, state: 'proposed', failure: null, sources: [], proposed, itemId: null },
      ...{ subject: proposal.title(proposed), result: cutToKeep(proposal.outline(proposed)), createdAt: new Date() },
    });
    await manager.insert(AiStep, step);
    return this.make(manager, context, step, read);
  }

  /** Counted, decided and laid down as if they had begun it themselves. */
  private async make(manager: EntityManager, context: RequestContext, step: AiStep, text: Uint8Array | undefined): Promise<AiStep> {
    const owner = accountOf(context);
    const proposed = this.all.get(step.tool);
    if (!proposed) throw apiError('AI_STEP_NOT_PROPOSED');
    if (!decide(context.actor, 'account.createItem', { makes: toolOfKind(proposed.kind) }).allow) throw apiError('TOOL_DISABLED');
    const { id } = await createItem(manager, owner, proposed.kind, {}, this.titleOf(proposed, step.proposed, owner), {});
    const copy = { from: id, to: id, by: owner.id, files: new Map(), children: new Map() };
    if (text) await seedDocument(manager, id, text, { accountId: owner.id, visitorId: null });
    else await proposed.tool.copying.put(manager, copy, proposed.proposal.content!(proposed.proposal.input.parse(step.proposed), owner.id));
    Object.assign(step, { state: 'made', itemId: id });
    await manager.save(step);
    await publish(manager, 'person.changed', { id: owner.id });
    return step;
  }

  private titleOf({ tool, proposal }: Proposed, input: unknown, owner: Account): string {
    return proposal.title(proposal.input.parse(input)).slice(0, LIMITS.title.max).trim() || tool.item.untitled(owner.locale ?? 'de', {});
  }

  private async textOf(context: RequestContext, tool: AiStepTool, input: unknown): Promise<Uint8Array | undefined> {
    const proposal = this.all.get(tool)?.proposal;
    if (!proposal?.markdown) return undefined;
    return this.reading.text(context, { work: 'markdown', text: proposal.markdown(input) });
  }
}
