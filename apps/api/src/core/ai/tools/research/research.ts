import { RESEARCH_LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { type ToolContext, type ToolResult } from '../model-tool.js';
import { readPage } from '../pages/crawl-web-page.js';
import { searchWikipedia } from '../pages/search-wikipedia.js';
import { type FoundPage, searchedWeb } from '../search/search-web.js';
import { StepFailed } from '../step-failed.js';
import { type UsedTool } from '../step-log.js';
import { toolOutputPrompt } from '../tool-output-prompt.js';
import { KEEP, NOTHING, PLAN, plannedSearches } from './research-prompts.js';

const { searches, pages, minutes, tokens, note: NOTE_MAX, result: RESULT_MAX } = RESEARCH_LIMITS;
/** German words are three to four tokens of that length long. */
const LETTERS_PER_TOKEN = 2.5;
const WIKIPEDIA_QUERY_MAX = 80;

type Source = NonNullable<ToolResult['sources']>[number];

interface Note {
  sources: readonly Source[];
  text: string;
}

/**
 * Carries out one research. Each search and each page is a step of its own that is shown while it happens. Addresses are only those that a
 * search returned, unchanged: nothing from the chat can be part of one. The text of pages is only given to a model without tools.
 */
export class Research {
  private readonly notes: Note[] = [];
  private readonly seen = new Set<string>();
  private readonly until = Date.now() + minutes * 60_000;
  private letters = 0;
  private read = 0;

  constructor(
    private readonly context: ToolContext,
    private readonly question: string,
  ) {}

  /** @throws StepFailed where nothing was found @throws when the run is over */
  async result(): Promise<ToolResult> {
    const { log, step, search } = this.context;
    const planned = plannedSearches(await this.asked(PLAN, this.question), this.question).slice(0, searches);
    await log.note(step, planned.map((query, index) => `${index + 1}. ${query}`).join('\n'));
    for (const query of planned) {
      if (this.isOver) break;
      const found = search.web ? await this.searched(query) : [];
      await this.lookedUp(query);
      for (const page of found) if (!this.isOver) await this.readOne(page);
    }
    if (this.notes.length === 0) throw new StepFailed('nothing');
    return { text: this.report(planned), sources: this.notes.flatMap(({ sources }) => sources) };
  }

  /** Time, pages or tokens are used up. */
  private get isOver(): boolean {
    return Date.now() > this.until || this.read >= pages || this.letters > tokens * LETTERS_PER_TOKEN;
  }

  private async searched(query: string): Promise<FoundPage[]> {
    const { search, language, signal } = this.context;
    const found = await this.stepped({ tool: 'search_web' }, query, async () => {
      const all = await searchedWeb(search.web!, query, language, within(signal));
      const fresh = all.filter(({ address }) => !this.seen.has(address));
      for (const { address } of fresh) this.seen.add(address);
      if (fresh.length === 0) throw new StepFailed('nothing');
      const sources = fresh.map(({ title, address }) => ({ title, address }));
      return { value: fresh, result: fresh.map(({ title, excerpt }) => `${title}\n${excerpt}`).join('\n\n'), sources };
    });
    // As many of each search as leave room for those that follow.
    return (found ?? []).slice(0, Math.ceil(pages / searches));
  }

  private async lookedUp(query: string): Promise<void> {
    const input = { query: query.slice(0, WIKIPEDIA_QUERY_MAX).toWellFormed() };
    await this.stepped({ tool: 'search_wikipedia' }, query, async () => {
      const signal = within(this.context.signal);
      return this.kept(await searchWikipedia.run({ ...this.context, signal }, input));
    });
  }

  private async readOne({ address }: FoundPage): Promise<void> {
    this.read += 1;
    const { rules, signal } = this.context;
    await this.stepped({ tool: 'crawl_web_page' }, new URL(address).host, async () =>
      this.kept(await readPage(rules, address, within(signal))),
    );
  }

  /** Returns the part of a result that answers the question. @throws StepFailed if there is none */
  private async kept({ text, sources = [] }: ToolResult) {
    const note = (await this.asked(KEEP, `Frage: ${this.question}\n\n${toolOutputPrompt(text)}`)).slice(0, NOTE_MAX).toWellFormed();
    if (note === '' || note.startsWith(NOTHING)) throw new StepFailed('nothing');
    this.notes.push({ sources, text: note });
    return { value: note, result: note, sources };
  }

  private async asked(instructions: string, text: string): Promise<string> {
    const said = await this.context.ask(instructions, text, this.context.signal);
    this.letters += instructions.length + text.length + said.length;
    return said;
  }

  /** Runs one step; its failure ends only this step. @throws when the run is over */
  private async stepped<T>(
    used: UsedTool,
    subject: string,
    work: () => Promise<{ value: T; result: string; sources: Source[] }>,
  ): Promise<T | undefined> {
    const { log, signal } = this.context;
    signal.throwIfAborted();
    const id = await log.begin(used, subject);
    try {
      const { value, result, sources } = await work();
      await log.end(id, { state: 'done', result, sources });
      return value;
    } catch (error) {
      signal.throwIfAborted();
      await log.end(id, { state: 'failed', failure: error instanceof StepFailed ? error.failure : 'broken' });
      return undefined;
    }
  }

  private report(planned: readonly string[]): string {
    const share = Math.floor(RESULT_MAX / (this.notes.length + 1));
    const notes = this.notes.map(({ sources, text }) => {
      const from = sources.map(({ title, address }) => `${title} (${address})`).join(', ');
      return `Quelle: ${from}\n${text}`.slice(0, share);
    });
    return [`Gesucht: ${planned.join(' · ')}`, ...notes].join('\n\n');
  }
}

function within(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(SERVER_LIMITS.aiTools.withinSeconds * 1000)]);
}
