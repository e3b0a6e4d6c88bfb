import type { SurveyQuestion } from '@murmel/contracts';
import { type Autosave, createAutosave } from '../../../core/items/autosave';
import { type DraftOption, type DraftQuestion, type QuestionFields, sameField, sameOptions, tooLong } from './draft-question';
import { type Conflict, type MergedQuestion, mergeQuestion, resolveConflict } from './merge/merge-question';

/** Change of one question to send: the fields, and their former values as the editor knew them. */
export interface QuestionChange {
  fields: Partial<QuestionFields>;
  was: Partial<QuestionFields>;
}

/** Number of unanswered requests remembered: one of them may be what the server has now. */
const REMEMBERED = 50;

const FIELDS = ['type', 'title', 'description', 'required', 'options'] as const satisfies (keyof QuestionFields)[];

/** One question while it is written: what the server has, what is on the screen, what is on its way. */
export class QuestionSync {
  private merged: MergedQuestion;
  private sent: Partial<QuestionFields>[] = [];
  private busy = false;
  private changedAt = Number.NEGATIVE_INFINITY;
  readonly autosave: Autosave<{ changed: true }>;

  /** @param send sends what waits @param onState it is saved, or is not */
  constructor(
    private server: SurveyQuestion,
    send: () => Promise<void>,
    onState: () => void,
  ) {
    this.merged = { base: server, mine: server, conflicts: [] };
    this.autosave = createAutosave(send, onState);
  }

  get question(): DraftQuestion {
    return this.merged.mine;
  }

  get conflicts(): readonly Conflict[] {
    return this.merged.conflicts;
  }

  /** True if text here is not on the server and cannot be sent before the user acts. */
  get held(): boolean {
    return this.conflicts.length > 0 || tooLong(this.dirty());
  }

  /** True if text that was typed here would be lost if the question were removed. */
  isBeingWritten(withinMs: number): boolean {
    return this.held || Object.keys(this.dirty()).length > 0 || Date.now() - this.changedAt < withinMs;
  }

  change(fields: Partial<QuestionFields>, delay: number): void {
    this.changedAt = Date.now();
    this.merged = { ...this.merged, mine: { ...this.merged.mine, ...fields } };
    this.merge();
    this.autosave.change({ changed: true }, delay);
  }

  /** The server has this now. What was sent meanwhile is answered first. */
  take(server: SurveyQuestion): void {
    this.server = server;
    if (!this.busy) this.merge();
  }

  settle(conflict: Conflict, take: 'mine' | 'theirs'): void {
    this.merged = { ...resolveConflict(this.merged, conflict, this.server, take), conflicts: [] };
    this.merge();
    if (take === 'mine') this.autosave.change({ changed: true }, 0);
  }

  /** @returns what waits to be sent; undefined when there is nothing */
  begin(): QuestionChange | undefined {
    const fields = this.sendable();
    const names = Object.keys(fields) as (keyof QuestionFields)[];
    if (names.length === 0) return undefined;
    this.busy = true;
    this.sent = [...this.sent, fields].slice(-REMEMBERED);
    return { fields, was: Object.fromEntries(names.map((name) => [name, this.server[name]])) };
  }

  /** Records that the change was stored. */
  written({ fields }: QuestionChange): void {
    const { options, ...others } = fields;
    const base = { ...this.merged.base, ...others };
    const isOpen = ({ id }: DraftOption) => this.conflicts.some(({ partId, field }) => field === 'text' && partId === id);
    if (options) base.options = options.map((option) => (isOpen(option) ? this.baseOption(option) : option));
    this.merged = { ...this.merged, base };
    this.sent = [];
    this.ended();
  }

  /** Records that the change was definitely not stored. */
  refused(): void {
    this.sent = this.sent.slice(0, -1);
    this.ended();
  }

  /** Ends a request with an unknown result. */
  unanswered(): void {
    this.ended();
  }

  private ended(): void {
    this.busy = false;
    this.merge();
  }

  private baseOption(option: DraftOption): DraftOption {
    return this.merged.base.options.find(({ id }) => id === option.id) ?? option;
  }

  private merge(): void {
    const { base, mine } = this.merged;
    const before = this.conflicts.length;
    this.merged = mergeQuestion({ base, mine, theirs: this.server, sent: this.sent });
    // A conflict that the other user has undone needs no choice any more.
    if (this.conflicts.length < before && Object.keys(this.sendable()).length > 0) this.autosave.change({ changed: true }, 0);
  }

  /** Fields that are others on the screen than at the server. */
  private dirty(): Partial<QuestionFields> {
    const { base, mine } = this.merged;
    return Object.fromEntries(FIELDS.filter((field) => !sameField(field, mine, base)).map((field) => [field, mine[field]]));
  }

  private sendable(): Partial<QuestionFields> {
    const fields = this.dirty();
    const open = new Set<string>(this.conflicts.map(({ field }) => field));
    if (open.has('type')) open.add('options');
    const theirs = (id: string) => this.conflicts.find(({ partId, field }) => field === 'text' && partId === id)?.theirs;
    const options = fields.options?.map(({ id, text }) => ({ id, text: theirs(id) ?? text }));
    if (options && sameOptions(options, this.server.options)) open.add('options');
    const wanted: Partial<QuestionFields> = options ? { ...fields, options } : fields;
    const isSendable = ([name, value]: [string, unknown]) => !open.has(name) && !tooLong({ [name]: value });
    return Object.fromEntries(Object.entries(wanted).filter(isSendable));
  }
}
