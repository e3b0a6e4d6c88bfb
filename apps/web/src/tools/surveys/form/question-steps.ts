/** History state of a form: number of steps from the first, and the question it shows. */
interface Step {
  survey: string;
  step: number;
  question: string;
}

type Entries = Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;

/** A browser that has not gone back by then had nowhere to go. */
const STEP_BACK_MS = 1000;

/**
 * The questions of a form as steps in the browser's history: forward adds one, back takes one, from the first question it leaves.
 * Entries know their question, so that a reload stays where it is.
 */
export class QuestionSteps {
  /** target of a pending back navigation; later presses wait for it, because they would be pushed on top of it */
  private underWay: { question: string | undefined; then: () => void } | undefined;

  constructor(
    private readonly survey: string,
    /** ids of the questions as they are now */
    private readonly questions: () => readonly string[],
    private readonly show: (question: string) => void,
    private readonly entries: Entries = history,
  ) {}

  /** Resumes at the browser's position, or builds the history up to the question where the user left. */
  begin(at: string | null): void {
    const here = this.here();
    if (here) return this.showEntry(here);
    const questions = this.questions();
    const last = Math.max(0, questions.indexOf(at ?? ''));
    questions.slice(0, last + 1).forEach((question, step) => this.write(step === 0 ? 'replaceState' : 'pushState', { step, question }));
  }

  /** @param from @param to places of questions */
  go(from: number, to: number): void {
    const questions = this.questions();
    if (this.underWay || questions[to] === undefined) return;
    const step = this.here()?.step ?? 0;
    const question = questions[to];
    if (to > from) {
      questions.slice(from + 1, to + 1).forEach((next, index) => this.write('pushState', { step: step + index + 1, question: next }));
      this.show(question);
    } else {
      this.back(Math.min(step, from - to), question, () => this.show(question));
    }
  }

  /** Takes all steps back, so that what was handed in is not behind it. */
  leave(then: () => void): void {
    this.back(this.here()?.step ?? 0, undefined, then);
  }

  /** The browser went to another entry, by a press on its own buttons or because it was sent there. */
  arrived(): void {
    const here = this.here();
    const { underWay } = this;
    this.underWay = undefined;
    if (underWay) this.reach(underWay);
    else if (here) this.showEntry(here);
  }

  private back(steps: number, question: string | undefined, then: () => void): void {
    const target = { question, then };
    if (steps === 0) return this.reach(target);
    this.underWay = target;
    this.entries.go(-steps);
    setTimeout(() => {
      if (this.underWay === target) this.arrived();
    }, STEP_BACK_MS);
  }

  private reach({ question, then }: { question: string | undefined; then: () => void }): void {
    const here = this.here();
    if (here && question !== undefined && here.question !== question) this.write('replaceState', { step: here.step, question });
    then();
  }

  /** Replaces a question that is no longer asked with the one now at its place. */
  private showEntry({ step, question }: Step): void {
    const questions = this.questions();
    const shown = questions.includes(question) ? question : (questions[step] ?? questions.at(-1));
    if (shown !== undefined) this.show(shown);
  }

  private here(): Step | undefined {
    const { form } = (this.entries.state ?? {}) as { form?: Step };
    return form?.survey === this.survey ? form : undefined;
  }

  private write(how: 'pushState' | 'replaceState', step: Omit<Step, 'survey'>): void {
    this.entries[how]({ ...(this.entries.state as object | null), form: { survey: this.survey, ...step } }, '');
  }
}
