import { AI_LIMITS, Restorer, SERVER_LIMITS } from '@murmel/contracts';
import { AiRun, type Configuration, type Logger, publish } from '@murmel/server';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { PollingLoop } from '../../../platform/processes/polling-loop.js';
import { Storage } from '../../../platform/storage/storage.js';
import { unsafeForLearners } from '../../insults/unsafe.js';
import { AiFailure, failureOf } from '../ai-failure.js';
import type { OfferedModel } from '../ai-providers.js';
import { chatStream } from '../chat-stream.js';
import { rosterOf } from '../chats/roster.js';
import { withPictures } from '../files/prompt-files.js';
import { KnowledgeSearch } from '../knowledge/knowledge-search.js';
import { keepSources } from '../knowledge/prompt-passages.js';
import { ModelChoice } from '../model-choice.js';
import { Moderation } from '../moderation/moderation.js';
import { ModerationAway } from '../moderation/moderation-away.js';
import { notifyTeacher } from '../projects/notify-teacher.js';
import { AiTools } from '../tools/ai-tools.js';
import { buildPrompt, type PassageSubject } from './build-prompt.js';
import { endRuns, type RunEnd } from './end-runs.js';
import { PlaceholderNames } from './placeholder-names.js';
import { pseudonymizePrompt } from './pseudonymize-prompt.js';
import { RequestLog } from './requests/request-log.js';
import { RestoredText } from './restored-text.js';
import { runCallerOf } from './run-caller.js';
import { RunText } from './run-text.js';
import { TextFragmentStore } from './text-fragment-store.js';

const { silentSeconds, runSeconds } = SERVER_LIMITS.ai;
/** Interval in which a process renews its runs and reads which ones were ended elsewhere: cancelling reaches a provider within a second. */
const ALIVE_MS = 500;

/** Text for teachers is shown as it arrives. */
const AS_THEY_COME = { push: (piece: string) => piece, flush: () => '', look: () => Promise.resolve() };

/** Thrown when a run does not continue. */
class Stopped extends Error {
  constructor(readonly end: RunEnd | undefined) {
    super('stopped');
  }
}

/** Makes the runs that begin in this process: asks, stores what comes, asks another model where nothing came, and ends them. */
@Injectable()
export class RunExecutor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly making = new Map<string, { stop: AbortController; text: RunText; ended: Promise<void> }>();
  private readonly rounds = new PollingLoop(
    ALIVE_MS,
    () => this.sayAlive(),
    (error) => this.logger.warn({ err: error }, 'runs could not be kept alive'),
  );

  constructor(
    private readonly database: DataSource,
    private readonly choice: ModelChoice,
    private readonly store: TextFragmentStore,
    private readonly tools: AiTools,
    private readonly storage: Storage,
    private readonly knowledge: KnowledgeSearch,
    private readonly moderation: Moderation,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  /** Ends the runs of this process at shutdown, so that they can be requested again at once. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
    for (const { stop } of this.making.values()) stop.abort(new Stopped({ state: 'failed', failure: 'interrupted' }));
    await this.settled();
  }

  /** Continues a run in the background; skips one that another process began or that ended. */
  begin(id: string): void {
    if (this.making.has(id)) return;
    const stop = new AbortController();
    const text = new RunText(
      id,
      () => this.store.take(text),
      () => stop.abort(new Stopped(undefined)),
    );
    const ended = this.make(id, text, stop)
      .catch((error: unknown) => this.logger.error({ err: error, run: id }, 'a run could not be ended'))
      .finally(() => this.making.delete(id));
    this.making.set(id, { stop, text, ended });
  }

  /**
   * Returns the stored text of an answer as long as this process writes it, which avoids querying the database for what was just stored.
   */
  textOf(id: string): RunText | undefined {
    return this.making.get(id)?.text;
  }

  /** Stops a run: the request to the provider is aborted at once if this process made it, and within a second if another one did. */
  stop(id: string): void {
    this.making.get(id)?.stop.abort(new Stopped(undefined));
  }

  /** Resolves when nothing is being made here. */
  async settled(): Promise<void> {
    await Promise.all([...this.making.values()].map(({ ended }) => ended));
  }

  private async make(id: string, text: RunText, stop: AbortController): Promise<void> {
    const run = await this.claimed(id);
    if (!run) return;
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(runSeconds * 1000)]);
    let end: RunEnd | undefined;
    try {
      end = await this.write(run, text, signal);
    } catch (error) {
      end = this.endOf(run, stop, error);
    }
    text.close();
    await this.store.settled(text);
    // If the end cannot be stored, it is lost, and the run is found as lost.
    if (!end) return;
    await this.database.transaction(async (manager) => {
      await endRuns(manager, 'r.id = $3', id, end);
      if (end.state === 'failed' && end.failure === 'selfHarm') await notifyTeacher(manager, run);
    });
  }

  /**
   * @returns undefined where the run was ended, or begun before
   */
  private async claimed(id: string): Promise<AiRun | undefined> {
    const { manager } = this.database;
    const [rows] = await manager.query<[unknown[]]>(
      "update ai_run set state = 'running', alive_at = now() where id = $1 and state = 'queued' returning id",
      [id],
    );
    if (rows.length === 0) return undefined;
    await publish(manager, 'run.changed', { runId: id });
    return (await manager.findOneBy(AiRun, { id })) ?? undefined;
  }

  /** @throws what the last of those who could be asked failed with */
  private async write(run: AiRun, text: RunText, signal: AbortSignal): Promise<RunEnd> {
    const asked = this.choice.named(run.model);
    if (!asked) throw new AiFailure('refused', 'not configured any more');
    const candidates = this.choice.inTurn(asked, this.choice.instead(asked, run));
    let failure: AiFailure | undefined;
    const log = new RequestLog(this.database, { runId: run.id });
    for (const offered of candidates) {
      if (offered.model.id !== run.model) await this.writtenBy(run, offered);
      try {
        await this.ask(run, offered, text, log, signal);
        this.choice.answered(offered);
        return { state: 'done' };
      } catch (error) {
        signal.throwIfAborted();
        failure = failureOf(error);
        const { kind, detail } = failure;
        this.logger.warn(
          { provider: offered.provider.id, model: offered.model.id, failure: kind, detail, run: run.id },
          'a model did not answer',
        );
        // Text that was already sent cannot be produced again by another model.
        if (failure instanceof ModerationAway || !this.choice.failed(offered, failure) || !text.isEmpty || (await this.tools.wasUsed(run)))
          throw failure;
      }
    }
    if (candidates.length > 1) return { state: 'failed', failure: 'allFailed' };
    throw failure ?? new AiFailure('unreachable', 'nobody to ask');
  }

  private async ask(run: AiRun, offered: OfferedModel, text: RunText, log: RequestLog, signal: AbortSignal): Promise<void> {
    const { provider, model } = offered;
    const { manager } = this.database;
    const asker = await runCallerOf(manager, this.configuration, run);
    const restorer = new Restorer(new Map());
    const names = new PlaceholderNames(await rosterOf(manager, asker.rosterOwnerId), (originals) => restorer.learn(originals));
    const find = (subject: PassageSubject, text: string) =>
      'documentId' in subject
        ? this.knowledge.passagesOf(subject.documentId, text, names)
        : this.knowledge.passagesFor(subject.assistantId, text, names);
    const question = await buildPrompt(manager, run.messageId, model, find);
    const asked = await pseudonymizePrompt(question, names, asker.sources);
    await keepSources(manager, run.messageId, question.passages, asker.sources);
    const newest = question.messages.at(-1)?.content ?? '';
    if (asker.isLearner) await this.moderation.question(newest, names.replaced(newest), signal);
    const tools = await this.tools.forRun(run, { provider, model, question, names, signal, isLearner: asker.isLearner });
    const words = asker.isLearner ? this.looked(names, signal) : AS_THEY_COME;
    const messages = await withPictures(this.storage, asked.messages);
    const onSend = (body: string) => log.add(offered, body, question.isAssistants);
    for await (const piece of chatStream(provider, model, { ...asked, messages, tools, signal, onSend, silentMs: silentSeconds * 1000 })) {
      const shown = words.push(restorer.push(piece));
      await words.look(shown);
      text.add(shown);
      if (text.length >= AI_LIMITS.answerMax) throw new AiFailure('broken', 'an answer without an end');
    }
    const rest = words.push(restorer.flush()) + words.flush();
    await words.look(rest);
    text.add(rest);
  }

  /** Sentences for learners: each passes the lists, then the provider's moderation, and is shown after that (spec T-46). */
  private looked(names: PlaceholderNames, signal: AbortSignal) {
    const words = new RestoredText(unsafeForLearners);
    return {
      push: (piece: string) => words.push(piece),
      flush: () => words.flush(),
      look: (shown: string) => this.moderation.sentences(names.replaced(shown), signal),
    };
  }

  private async writtenBy(run: AiRun, { model }: OfferedModel): Promise<void> {
    run.model = model.id;
    await this.database.query('update ai_run set model = $2 where id = $1', [run.id, model.id]);
  }

  private endOf(run: AiRun, { signal }: AbortController, error: unknown): RunEnd | undefined {
    if (signal.reason instanceof Stopped) return signal.reason.end;
    const failure = failureOf(error);
    this.logger.warn({ run: run.id, failure: failure.kind, detail: failure.detail }, 'a run failed');
    return { state: 'failed', failure: failure.kind, said: failure.said };
  }

  /** Runs that are no longer under way were ended by another process. */
  private async sayAlive(): Promise<void> {
    const ids = [...this.making.keys()];
    if (ids.length === 0) return;
    const [alive] = await this.database.query<[{ id: string }[]]>(
      'update ai_run set alive_at = now() where id = any($1) and ended_at is null returning id',
      [ids],
    );
    const going = new Set(alive.map(({ id }) => id));
    for (const id of ids) if (!going.has(id)) this.stop(id);
  }
}
