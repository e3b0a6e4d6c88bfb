import {
  buildPrompt,
  type InterfaceLanguage,
  MINI_TOOL_LIMITS,
  MINI_TOOL_REQUEST,
  type MiniTool,
  type MiniToolValues,
  type MiniToolRequest as RequestEntry,
  tidyValues,
} from '@murmel/contracts';
import { type CountedUse, MiniToolRequest, newId } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { accountOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { DayBudgets } from '../budgets/day-budgets.js';
import { Conversations } from '../chats/conversations.js';
import { titleOf } from '../chats/messages.js';
import { callingPerson } from '../chats/person-rows.js';
import { refusePersonalData } from '../chats/refuse-personal-data.js';
import { ModelChoice } from '../model-choice.js';
import { inTurn, putQuestion } from '../runs/begin-run.js';
import { RunExecutor } from '../runs/run-executor.js';
import { languageOf } from './mini-tool-answer.js';
import { foundRequests, type RequestQuery, requestEntries } from './request-entries.js';

/** Mini tool with which a model is asked. */
export interface RequestedMiniTool {
  tool: MiniTool;
  /** an item: its words are those of its maker */
  own: boolean;
  /** colour of its marble; null: that of its category */
  colour: number | null;
}

interface Question {
  values: MiniToolValues;
  language?: InterfaceLanguage | undefined;
  model?: string | undefined;
  /** true to send although the text contains personal data */
  force: boolean;
}

/** Requests of teachers with mini tools: each begins a chat whose first question is the prompt. */
@Injectable()
export class MiniToolRequests {
  constructor(
    private readonly database: DataSource,
    private readonly choice: ModelChoice,
    private readonly conversations: Conversations,
    private readonly idempotency: Idempotency,
    private readonly maker: RunExecutor,
    private readonly budgets: DayBudgets,
  ) {}

  /**
   * @throws MINI_TOOL_VALUES with what is wrong, PERSONAL_DATA, LIMIT_REACHED and AI_DAY_LIMIT_REACHED with the number, AI_NOT_CONFIGURED, AI_MODEL_UNKNOWN,
   * AI_RUNS_UNDER_WAY, IDEMPOTENCY_CONFLICT
   */
  async ask(context: RequestContext, asked: RequestedMiniTool, question: Question): Promise<RequestEntry> {
    const { entry, runId } = await this.idempotency.once(context, { tool: asked.tool.id, ...question }, (manager) =>
      this.begin(manager, context, asked, question),
    );
    this.maker.begin(runId);
    return entry;
  }

  private async begin(manager: EntityManager, context: RequestContext, { tool, own, colour }: RequestedMiniTool, question: Question) {
    const account = accountOf(context);
    const { model, force } = question;
    const language = languageOf(context, question.language);
    const { prompt, problems } = buildPrompt(tool, language, question.values);
    if (prompt === null) throw apiError('MINI_TOOL_VALUES', { problems });
    const values = tidyValues(tool, question.values);
    const offered = this.choice.forTeacher(model ?? null);
    if (!force) await refusePersonalData(manager, account.id, typedInto(tool, values).join('\n'));
    const counted = await this.makeRoom(manager, context);
    const name = tool.name[language];
    const title = titleOf([name, typedInto(tool, values)[0] ?? ''].filter(Boolean).join(': '));
    const { id: conversationId } = await this.conversations.createFor(manager, context, { title, model: model ?? null, withoutTools: own });
    const { answer } = await putQuestion(manager, callingPerson(context), {
      ...{ conversationId, parentId: null, text: prompt, asked: offered, projectId: null, readIn: null, counted, files: [] },
    });
    const request = manager.create(MiniToolRequest, {
      ...{ id: newId(), accountId: account.id, tool: tool.id, own, name, category: tool.category, icon: tool.icon, colour },
      ...{ language, values, prompt, conversationId, createdAt: new Date() },
    });
    await manager.insert(MiniToolRequest, request);
    const [entry] = await requestEntries(manager, [request]);
    const [run] = await manager.query<{ id: string }[]>('select id from ai_run where message_id = $1', [answer.id]);
    return { entry: entry!, runId: run!.id };
  }

  /** @throws LIMIT_REACHED with the number: of the month, or of all that one person keeps; AI_DAY_LIMIT_REACHED */
  private async makeRoom(manager: EntityManager, context: RequestContext): Promise<CountedUse> {
    const account = accountOf(context);
    await inTurn(manager, callingPerson(context));
    const limit = MINI_TOOL_LIMITS.kept;
    if ((await manager.countBy(MiniToolRequest, { accountId: account.id })) >= limit)
      throw apiError('LIMIT_REACHED', { limit, of: 'miniToolRequests' });
    return this.budgets.countForTeacher(manager, account, MINI_TOOL_REQUEST);
  }

  /** The newest first. */
  list(accountId: string, query: RequestQuery) {
    return foundRequests(this.database.manager, accountId, query);
  }

  async get(context: RequestContext): Promise<RequestEntry> {
    return (await requestEntries(this.database.manager, [rowOf(context, MiniToolRequest)]))[0]!;
  }

  async remove(context: RequestContext): Promise<void> {
    await this.database.manager.delete(MiniToolRequest, { id: rowOf(context, MiniToolRequest).id });
  }
}

/** Returns the texts that the user typed, in the order of the form. */
function typedInto({ fields }: MiniTool, values: MiniToolValues): string[] {
  return fields
    .filter(({ kind }) => kind === 'text' || kind === 'longText')
    .map(({ id }) => values[id] ?? '')
    .filter(Boolean);
}
