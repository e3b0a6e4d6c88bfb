import { beforeEach, describe, expect, it } from 'vitest';
import { QuestionSteps } from './question-steps';

/** The entries of a tab; like a browser it arrives a moment after it was sent back. */
class Tab {
  entries: unknown[] = [{ key: 'router' }];
  at = 0;
  left = false;
  get state(): unknown {
    return this.entries[this.at];
  }
  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }
  replaceState(state: unknown): void {
    this.entries[this.at] = state;
  }
  go(by = 0): void {
    queueMicrotask(() => this.move(by));
  }
  /** The browser's own buttons. */
  move(by: number): void {
    this.left = this.at + by < 0;
    if (this.left) return;
    this.at += by;
    this.arrived();
  }
  arrived = (): void => undefined;
}

let tab: Tab;
let shown: string | undefined;
let questions: string[];
beforeEach(() => {
  tab = new Tab();
  shown = undefined;
  questions = ['a', 'b', 'c', 'd'];
});

function form(at: string | null = null): QuestionSteps {
  const steps = new QuestionSteps(
    's',
    () => questions,
    (question) => {
      shown = question;
    },
    tab,
  );
  tab.arrived = () => steps.arrived();
  steps.begin(at);
  return steps;
}

describe('questions as steps of the history', () => {
  it('forward adds one, the browser’s back goes one question back, from the first one it leaves', () => {
    const steps = form();
    steps.go(0, 1);
    steps.go(1, 2);
    expect([shown, tab.entries.length]).toEqual(['c', 3]);
    tab.move(-1);
    expect(shown).toBe('b');
    tab.move(1);
    expect(shown).toBe('c');
    tab.move(-2);
    expect([shown, tab.left]).toEqual(['a', false]);
    tab.move(-1);
    expect(tab.left).toBe(true);
    expect(tab.state).toMatchObject({ key: 'router' });
  });

  it('the page’s own way back takes the same steps; pressed twice it goes one question', async () => {
    const steps = form();
    steps.go(0, 3);
    steps.go(3, 2);
    steps.go(3, 2);
    await Promise.resolve();
    expect([shown, tab.at]).toEqual(['c', 2]);
    steps.go(2, 0);
    await Promise.resolve();
    expect([shown, tab.at]).toEqual(['a', 0]);
  });

  it('a reload stays; who comes back another day finds the way behind them', () => {
    form().go(0, 2);
    shown = undefined;
    form('a');
    expect([shown, tab.at]).toEqual(['c', 2]);
    tab = new Tab();
    form('c');
    expect(tab.at).toBe(2);
    tab.move(-1);
    expect(shown).toBe('b');
  });

  it('what was handed in is not behind it', async () => {
    const steps = form();
    steps.go(0, 3);
    await new Promise<void>((left) => steps.leave(left));
    expect(tab.at).toBe(0);
    tab.move(-1);
    expect(tab.left).toBe(true);
  });

  it('a question that is gone leaves its place to the next one', async () => {
    const steps = form();
    steps.go(0, 2);
    questions = ['a', 'c', 'd'];
    tab.move(-1);
    expect(shown).toBe('c');
    steps.go(1, 0);
    await Promise.resolve();
    expect(shown).toBe('a');
    questions = [];
    tab.move(1);
    expect(shown).toBe('a');
  });
});
