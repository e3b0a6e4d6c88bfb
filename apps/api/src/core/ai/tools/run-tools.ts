import { AI_STEP_LIMITS, type AiStepFailure, type AiTool, SERVER_LIMITS } from '@murmel/contracts';
import { type ToolSet, tool } from 'ai';
import { unsafeForLearners } from '../../insults/unsafe.js';
import type { PlaceholderNames } from '../runs/placeholder-names.js';
import { BUILT_IN_TOOLS } from './built-in-tools.js';
import { type ModelTool, type ToolContext } from './model-tool.js';
import type { Proposals } from './proposals.js';
import { StepFailed } from './step-failed.js';
import type { StepLog } from './step-log.js';
import type { ToolOffer, ToolUse } from './tool-offer.js';
import { TOOL_INSTRUCTIONS, toolOutputPrompt } from './tool-output-prompt.js';

/** Messages to a model about a failed step. */
const SAID: Readonly<Record<AiStepFailure, string>> = {
  invalid: 'Diese Eingabe passt nicht.',
  notAsked:
    'Diese Adresse hat die Lehrkraft nicht genannt. Öffne nur Adressen, die sie selbst geschrieben hat oder eine Suche gefunden hat.',
  unreachable: 'Dort antwortet niemand.',
  videoGone: 'Dieses Video lässt sich nicht laden oder ist nicht öffentlich.',
  nothing: 'Dort ist nichts zu finden.',
  tooMuch: 'Das dauert zu lange oder braucht zu viel.',
  often: 'Für diese Antwort sind keine Werkzeuge mehr übrig. Antworte mit dem, was du hast.',
  interrupted: 'Die Antwort wurde angehalten.',
  filtered: 'Das wird hier nicht gezeigt.',
  broken: 'Das Werkzeug geht gerade nicht.',
};
const PROPOSED = 'Der Vorschlag steht vor der Lehrkraft. Angelegt ist noch nichts: Sie entscheidet mit einem Klick.';

const WAITS = 'Das steht vor der Lehrkraft. Getan ist noch nichts: Sie entscheidet mit einem Klick. Antworte ohne das Ergebnis.';

/** Account, chat and context of the tools. */
interface RunToolsFor {
  /** null: a guest, to whom nothing is proposed */
  accountId: string | null;
  /** a pupil or a guest: what they see was looked at before */
  isLearner: boolean;
  context: Omit<ToolContext, 'step' | 'found'>;
  proposals: Proposals;
  names: PlaceholderNames;
  log: StepLog;
  /** external tools, under the names that the model knows */
  foreign: readonly [string, ToolOffer][];
}

/** The tools of one answer: what the model wants is looked at, done within limits, and kept as a step. */
export class RunTools {
  readonly about = TOOL_INSTRUCTIONS;
  readonly rounds = AI_STEP_LIMITS.rounds;
  private uses = 0;
  private readonly found = new Set<string>();

  constructor(
    private readonly tools: readonly AiTool[],
    private readonly given: RunToolsFor,
    private readonly onUnknown: (tool: string, error: unknown) => void,
  ) {}

  /** tools in the format of the SDK */
  get set(): ToolSet {
    const offers = [...this.tools.flatMap((name) => this.offer(name)), ...this.given.foreign];
    return Object.fromEntries(
      offers.map(([name, offer]) => {
        const { description, inputSchema } = offer;
        return [name, tool({ description, inputSchema, execute: (input: unknown) => this.use(offer, input) })];
      }),
    );
  }

  private offer(name: AiTool): [string, ToolOffer][] {
    const own = ownTool(name);
    const used = { tool: name };
    if (own) {
      const { description, input: inputSchema } = own;
      return [[name, { used, description, inputSchema, subject: own.subject, work: (input, step) => this.looked(own, input, step) }]];
    }
    const proposal = this.given.proposals.of(name);
    if (!proposal) return [];
    const { description, input: inputSchema } = proposal;
    return [
      [name, { used, description, inputSchema, subject: (input) => proposal.title(input), work: (input) => this.proposed(name, input) }],
    ];
  }

  /** @returns what the model reads @throws when the run is over */
  private async use({ used, subject, work }: ToolOffer, input: unknown): Promise<string> {
    const { log, context } = this.given;
    this.uses += 1;
    if (this.uses > AI_STEP_LIMITS.perRun) return SAID.often;
    const step = await log.begin(used, this.shown(subject(input)));
    const { read, end } = await work(input, step).catch((error: unknown): ToolUse => {
      if (!(error instanceof StepFailed)) this.onUnknown(used.mcpTool ?? used.tool, error);
      const failure = error instanceof StepFailed ? error.failure : 'broken';
      return { read: SAID[failure], end: { state: 'failed', failure } };
    });
    context.signal.throwIfAborted();
    await log.end(step, end);
    return read;
  }

  private shown(subject: string): string {
    const restored = this.given.names.restored(subject);
    return this.given.isLearner && unsafeForLearners(restored) ? '…' : restored;
  }

  private async looked(own: ModelTool, input: unknown, step: string): Promise<ToolUse> {
    const context = { ...this.given.context, found: this.found, step };
    const shown = own.waits?.(context, input);
    if (shown !== undefined) return this.waiting(shown, input);
    const {
      withinSeconds = SERVER_LIMITS.aiTools.withinSeconds,
      resultMax = AI_STEP_LIMITS.result,
      sourcesMax = AI_STEP_LIMITS.sources,
    } = own;
    const late = AbortSignal.timeout(withinSeconds * 1000);
    const signal = AbortSignal.any([context.signal, late]);
    const over = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new StepFailed('tooMuch')), { once: true }),
    );
    const { text, sources = [] } = await Promise.race([own.run({ ...context, signal }, input), over]);
    const read = text.slice(0, resultMax).toWellFormed();
    if (this.given.isLearner && unsafeForLearners(read)) throw new StepFailed('filtered');
    // A model may read on at what a search found: its words did not make that address.
    if (own.searches) for (const one of sources) this.found.add(new URL(one.address).href);
    return { read: toolOutputPrompt(read), end: { state: 'done', result: read, sources: sources.slice(0, sourcesMax) } };
  }

  /** Shows the address or the words to the person, whole: it is done after a click alone. @throws StepFailed for learners */
  private waiting(shown: string, input: unknown): ToolUse {
    if (this.given.isLearner) throw new StepFailed('notAsked');
    return { read: WAITS, end: { state: 'proposed', result: shown, proposed: input as object } };
  }

  /** Creates a proposal with the names behind placeholders, because the result stays on this server. */
  private async proposed(name: AiTool, input: unknown): Promise<ToolUse> {
    const { proposals, accountId, names } = this.given;
    const whole = names.restored(input as object);
    proposals.check(name, whole, accountId!);
    return { read: PROPOSED, end: { state: 'proposed', result: proposals.of(name)!.outline(whole), proposed: whole } };
  }
}

export function ownTool(name: AiTool): ModelTool | undefined {
  return (BUILT_IN_TOOLS as Partial<Record<AiTool, ModelTool>>)[name];
}
