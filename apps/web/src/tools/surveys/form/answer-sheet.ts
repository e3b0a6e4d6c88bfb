import type { SurveyAnswer } from '@murmel/contracts';
import type { Answers } from './answers';
import type { Kept, KnownFile } from './kept';
import type { Submission } from './submission';

interface SheetOptions {
  start: Kept;
  /** keeps it on the device; null forgets it */
  keep: (kept: Kept | null) => void;
  /** @returns the server's time of the draft */
  saveDraft: (answers: Answers) => Promise<string>;
  now?: () => number;
}

/** Somebody's answers while they are given: on the screen, on the device, and as draft on the server. */
export class AnswerSheet {
  private kept: Kept;
  private readonly listeners = new Set<() => void>();
  private saving = false;
  private handedIn = false;

  constructor(private readonly options: SheetOptions) {
    this.kept = options.start;
  }

  readonly get = (): Kept => this.kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @param answer undefined takes the answer back */
  answer(questionId: string, answer: SurveyAnswer | undefined, file?: KnownFile): void {
    const { [questionId]: _before, ...others } = this.kept.answers;
    this.change({
      answers: answer ? { ...others, [questionId]: answer } : others,
      ...(file ? { files: { ...this.kept.files, [file.id]: file } } : {}),
      changedAt: this.now(),
      unsaved: true,
    });
  }

  goTo(questionId: string): void {
    this.change({ at: questionId });
  }

  /** Answers that no longer fit their questions go. */
  replace(answers: Answers): void {
    this.change({ answers });
  }

  submitting(submission: Submission | null): void {
    // Somebody may hand in without any answer: that must survive a reload, too.
    this.change({ submission, changedAt: this.kept.changedAt || this.now() });
  }

  /** The server has it all: the device forgets it. */
  done(): void {
    this.handedIn = true;
    this.options.keep(null);
  }

  /** Gives what is new to the server. A failure is nobody's business: the next round tries again. */
  async saveDraft(): Promise<void> {
    const { answers, unsaved, submission } = this.kept;
    if (!unsaved || submission || this.saving || this.handedIn) return;
    this.saving = true;
    try {
      const base = await this.options.saveDraft(answers);
      if (!this.handedIn) this.change({ base, unsaved: this.kept.answers !== answers });
    } catch {
      // It stays unsaved.
    } finally {
      this.saving = false;
    }
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }

  private change(part: Partial<Kept>): void {
    this.kept = { ...this.kept, ...part };
    if (!this.handedIn && this.kept.changedAt > 0) this.options.keep(this.kept);
    this.listeners.forEach((listener) => listener());
  }
}
