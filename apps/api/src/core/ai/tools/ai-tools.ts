import { AI_STEP_LIMITS, AI_TOOLS, type AiStepTool, type AiTool, type InterfaceLanguage, SERVER_LIMITS } from '@murmel/contracts';
import { Account, type AiModel, type AiProvider, type AiRun, AiStep, type Configuration, type Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { FETCH_RULES, type FetchRules } from '../../web-requests/fetch-rules.js';
import { AiProviders } from '../ai-providers.js';
import type { RunPrompt } from '../runs/build-prompt.js';
import type { PlaceholderNames } from '../runs/placeholder-names.js';
import { Speech } from '../speech/speech.js';
import { CodeProcess } from './code/code-process.js';
import { mcpOffers } from './mcp/mcp-offers.js';
import { McpServers } from './mcp/mcp-servers.js';
import type { ToolResult, Workshop } from './model-tool.js';
import { Proposals } from './proposals.js';
import { askResearchModel } from './research/research-question.js';
import { ownTool, RunTools } from './run-tools.js';
import { StepFailed } from './step-failed.js';
import { StepLog } from './step-log.js';
import { toolsOfRun } from './tools-of-run.js';

interface For {
  provider: AiProvider;
  model: AiModel;
  question: RunPrompt;
  names: PlaceholderNames;
  signal: AbortSignal;
  /** a pupil or a guest: nothing is proposed to them, and pages are those that their teacher named */
  isLearner: boolean;
}

/** Lists the tools, and returns what a model gets of them for an answer. */
@Injectable()
export class AiTools {
  constructor(
    private readonly database: DataSource,
    private readonly proposals: Proposals,
    private readonly servers: McpServers,
    private readonly code: CodeProcess,
    private readonly speech: Speech,
    private readonly providers: AiProviders,
    @Inject(FETCH_RULES) private readonly rules: FetchRules,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the tools that work on this installation, in their order. */
  offered(): AiTool[] {
    const { workshop } = this;
    return AI_TOOLS.filter((name) => ownTool(name)?.available(workshop) ?? this.proposals.of(name) !== undefined);
  }

  /** @returns undefined for models that use none, and where none are chosen */
  async forRun(run: AiRun, { provider, model, question, names, signal, isLearner }: For): Promise<RunTools | undefined> {
    if (!model.plugins) return undefined;
    const { manager } = this.database;
    const { tools: chosen, mcpTools } = await toolsOfRun(manager, run);
    const forTeachers = (name: AiTool) => this.proposals.of(name) !== undefined || ownTool(name)?.forTeachers === true;
    const tools = this.offered().filter((name) => chosen.includes(name) && !(isLearner && forTeachers(name)));
    const servers = await this.servers.offered(mcpTools, isLearner);
    if (tools.length + servers.length === 0) return undefined;
    const { accountId } = run;
    const account = accountId === null ? null : await manager.findOneBy(Account, { id: accountId });
    const language = account?.locale ?? ('de' as const);
    const asked = question.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    const typed = isLearner ? [question.system] : [question.system, ...asked];
    const log = new StepLog(this.database, run.id);
    const context = { ...this.workshop, language, typed, signal, log, ask: askResearchModel(provider, model) };
    const foreign = mcpOffers(servers, { language, names, isLearner, signal });
    return new RunTools(tools, { accountId, context, proposals: this.proposals, names, log, isLearner, foreign }, (name, error) =>
      this.logger.error({ err: error, tool: name, run: run.id }, 'a tool of models failed'),
    );
  }

  /** True for tools that open addresses, where those that the user did not write wait for a click. */
  opens(tool: AiStepTool): boolean {
    return tool !== 'mcp' && tool !== 'generate_image' && ownTool(tool)?.waits !== undefined;
  }

  /** Opens the address of a step that its person confirmed. @throws StepFailed */
  async opened({ id: step, runId, tool, proposed }: AiStep, language: InterfaceLanguage): Promise<ToolResult> {
    const own = ownTool(tool as AiTool)!;
    const log = new StepLog(this.database, runId);
    const signal = AbortSignal.timeout((own.withinSeconds ?? SERVER_LIMITS.aiTools.withinSeconds) * 1000);
    const ask = () => Promise.reject(new StepFailed('broken'));
    const { text, sources } = await own.run(
      { ...this.workshop, language, typed: [], found: new Set(), signal, log, step, ask },
      own.input.parse(proposed),
    );
    return { text: text.slice(0, AI_STEP_LIMITS.result).toWellFormed(), ...(sources && { sources }) };
  }

  /** True if the run used a tool: another model must not repeat its effects. */
  wasUsed({ id }: AiRun): Promise<boolean> {
    return this.database.manager.existsBy(AiStep, { runId: id });
  }

  private get workshop(): Workshop {
    return {
      rules: this.rules,
      code: this.code,
      speech: this.speech,
      draws: this.providers.imageModels().length > 0,
      search: this.configuration.searchTools,
    };
  }
}
