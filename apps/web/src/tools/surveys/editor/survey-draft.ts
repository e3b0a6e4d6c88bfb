import type { SurveyDefinition, SurveyQuestion } from '@murmel/contracts';
import type { AutosaveState } from '../../../core/items/autosave';
import type { DraftQuestion, QuestionFields } from './draft-question';
import type { Conflict } from './merge/merge-question';
import { type QuestionChange, QuestionSync } from './question-sync';

/**
 * Sends a change of one question.
 * @returns the survey as it is now, and true if the change is in it; false after a conflict with a faster user.
 * @throws when the outcome is unknown
 */
export type SaveQuestion = (id: string, change: QuestionChange) => Promise<{ now: SurveyDefinition; written: boolean }>;

/** Question that another user deleted while this one was writing in it. */
export interface LostQuestion {
  question: DraftQuestion;
  /** the question that it followed */
  after: string | undefined;
}

/** `held`: something waits for a choice, or is too long to be saved. */
export type DraftState = AutosaveState | 'held';

export interface DraftView {
  questions: readonly DraftQuestion[];
  conflicts: readonly Conflict[];
  lost: readonly LostQuestion[];
  /** the questions that hold something back */
  held: readonly string[];
  state: DraftState;
}

/** Time since the last key within which a question counts as being written. */
const AT_IT_MS = 60_000;
/** Number of consecutive conflicts with other writers after which a save counts as failed. */
const TRIES = 5;

/**
 * The questions of a survey while several people write them. What the server has is merged into what is on the screen, question by
 * question and field by field; nothing is sent over what its sender has not seen.
 */
export function createSurveyDraft(start: SurveyDefinition, save: SaveQuestion) {
  let newest = start;
  let order: string[] = [];
  let lost: readonly LostQuestion[] = [];
  let view: DraftView;
  const lines = new Map<string, QuestionSync>();
  const dropped = new Set<string>();
  const listeners = new Set<() => void>();

  const look = (): DraftView => {
    const shown = order.flatMap((id) => lines.get(id) ?? []);
    const states = shown.map(({ autosave }) => autosave.state());
    const held = shown.filter((line) => line.held).map(({ question }) => question.id);
    const one = (state: AutosaveState): AutosaveState | undefined => (states.includes(state) ? state : undefined);
    return {
      questions: shown.map(({ question }) => question),
      conflicts: shown.flatMap(({ conflicts }) => conflicts),
      lost,
      held,
      state: one('failed') ?? (held.length + lost.length > 0 ? 'held' : (one('saving') ?? one('saved') ?? 'idle')),
    };
  };
  const show = (): void => {
    view = look();
    listeners.forEach((listener) => listener());
  };

  const send = async (id: string): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const line = lines.get(id);
      const change = line?.begin();
      // Deleted meanwhile, or there is nothing left to save.
      if (!line || !change) return;
      try {
        const { now, written } = await save(id, change);
        take(now);
        if (written) line.written(change);
        else line.refused();
        show();
        if (written) return;
      } catch (error) {
        line.unanswered();
        throw error;
      }
    }
    throw new Error('Others were faster each time.');
  };

  const takeOver = (questions: readonly SurveyQuestion[]): void => {
    const there = new Set(questions.map(({ id }) => id));
    for (const [id, line] of lines) {
      if (there.has(id)) continue;
      if (line.isBeingWritten(AT_IT_MS)) lost = [...lost, { question: line.question, after: order[order.indexOf(id) - 1] }];
      lines.delete(id);
    }
    for (const id of dropped) if (!there.has(id)) dropped.delete(id);
    const shown = questions.filter(({ id }) => !dropped.has(id));
    for (const question of shown) {
      const line = lines.get(question.id);
      if (line) line.take(question);
      else lines.set(question.id, new QuestionSync(question, () => send(question.id), show));
    }
    order = shown.map(({ id }) => id);
    show();
  };

  function take(definition: SurveyDefinition): void {
    // An answer may come after a push that is newer.
    if ((definition.editing?.revision ?? 0) < (newest.editing?.revision ?? 0)) return show();
    newest = definition;
    takeOver(definition.questions);
  }

  const flush = (): void => lines.forEach(({ autosave }) => autosave.flush());

  view = { questions: [], conflicts: [], lost, held: [], state: 'idle' };
  takeOver(start.questions);
  return {
    view: (): DraftView => view,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take,
    /** Shows a change at once and sends it after `delay` ms without another one. */
    change(id: string, fields: Partial<QuestionFields>, delay: number): void {
      lines.get(id)?.change(fields, delay);
      show();
    },
    settle(conflict: Conflict, whose: 'mine' | 'theirs'): void {
      lines.get(conflict.questionId)?.settle(conflict, whose);
      show();
    },
    /** Forgets text typed in a deleted question that is not needed any more. */
    forget(id: string): void {
      lost = lost.filter(({ question }) => question.id !== id);
      show();
    },
    /** Shows another order until the server's answer comes. */
    reorder(id: string, index: number): void {
      order = order.filter((other) => other !== id).toSpliced(index, 0, id);
      show();
    },
    /** Takes a question off the screen; what was typed in it is not sent any more. */
    drop(id: string): void {
      dropped.add(id);
      lines.delete(id);
      show();
    },
    /** Undoes an optimistic update: everything is as the server has it. */
    restore(): void {
      dropped.clear();
      takeOver(newest.questions);
    },
    flush,
    /** Sends everything that waits. @returns whether the server has it */
    async saved(): Promise<boolean> {
      flush();
      while (view.state === 'saving') {
        await new Promise<void>((resolve) => {
          const stop = () => {
            if (view.state === 'saving') return;
            listeners.delete(stop);
            resolve();
          };
          listeners.add(stop);
          stop();
        });
      }
      return view.state === 'idle' || view.state === 'saved';
    },
  };
}

export type SurveyDraft = ReturnType<typeof createSurveyDraft>;
