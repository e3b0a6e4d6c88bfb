import type { Answers } from './answers';
import type { KnownFile, LocalAnswers } from './local-answers';
import type { Submission } from './submission';

interface SheetOptions<Answer> {
  start: LocalAnswers<Answer>;
  /** keeps it on the device; null forgets it */
  keep: (kept: LocalAnswers<Answer> | null) => void;
  /** @returns the server's time of the draft */
  saveDraft: (answers: Answers<Answer>) => Promise<string>;
  now?: () => number;
}

/** Answers of a participant while they are given: on the screen, on the device, and as draft on the server. */
export class AnswerSheet<Answer> {
  private kept: LocalAnswers<Answer>;
  private readonly listeners = new Set<() => void>();
  private saving = false;
  private handedIn = false;

  constructor(private readonly options: SheetOptions<Answer>) {
    this.kept = options.start;
  }

  readonly get = (): LocalAnswers<Answer> => this.kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @param answer undefined takes the answer back */
  answer(partId: string, answer: Answer | undefined, file?: KnownFile): void {
    const { [partId]: _before, ...others } = this.kept.answers;
    this.change({
      answers: answer ? { ...others, [partId]: answer } : others,
      ...(file ? { files: { ...this.kept.files, [file.id]: file } } : {}),
      changedAt: this.now(),
      unsaved: true,
    });
  }

  goTo(partId: string): void {
    this.change({ at: partId });
  }

  /** Answers that no longer fit their parts go. */
  replace(answers: Answers<Answer>): void {
    this.change({ answers });
  }

  submitting(submission: Submission<Answer> | null): void {
    // A submission without any answer is possible: it must survive a reload, too.
    this.change({ submission, changedAt: this.kept.changedAt || this.now() });
  }

  /** The server has it all: the device forgets it. */
  done(): void {
    this.handedIn = true;
    this.options.keep(null);
  }

  /** Sends new answers to the server. A failure is not reported: the next round retries. */
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

  private change(part: Partial<LocalAnswers<Answer>>): void {
    this.kept = { ...this.kept, ...part };
    if (!this.handedIn && this.kept.changedAt > 0) this.options.keep(this.kept);
    this.listeners.forEach((listener) => listener());
  }
}
