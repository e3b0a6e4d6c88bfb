import type { SurveyQuestion } from '@murmel/contracts';
import { type Autosave, type AutosaveState, createAutosave } from '../../../core/items/autosave';
import { type DraftQuestion, type QuestionFields, takenOver, tooLong } from './draft-question';

/** Sends the fields of one question and answers with all questions as the server has them now. */
export type SaveQuestion = (id: string, fields: Partial<QuestionFields>) => Promise<readonly SurveyQuestion[]>;

interface Line {
  autosave: Autosave<QuestionFields>;
  /** counts changes; equal to `sent` when the server knows everything */
  changed: number;
  sent: number;
}

export interface DraftView {
  questions: readonly DraftQuestion[];
  state: AutosaveState;
}

/**
 * The questions of a survey while they are written. Each has an autosave of its own; what the server answers is taken
 * over except where somebody has typed on. New options get their ids from the answer by their place.
 */
export function createSurveyDraft(start: readonly SurveyQuestion[], save: SaveQuestion) {
  let view: DraftView = { questions: start.map((question) => takenOver(question, undefined)), state: 'idle' };
  const lines = new Map<string, Line>();
  const listeners = new Set<() => void>();

  const show = (questions: readonly DraftQuestion[]): void => {
    const states = [...lines.values()].map(({ autosave }) => autosave.state());
    const state = (['failed', 'saving', 'saved'] as const).find((one) => states.includes(one)) ?? 'idle';
    view = { questions, state };
    listeners.forEach((listener) => listener());
  };
  const find = (id: string): DraftQuestion | undefined => view.questions.find((question) => question.id === id);

  const take = (questions: readonly SurveyQuestion[]): void => {
    show(
      questions.map((question) => {
        const local = find(question.id);
        const line = lines.get(question.id);
        return local && line && line.changed !== line.sent ? local : takenOver(question, local);
      }),
    );
  };

  const send = async (id: string, fields: Partial<QuestionFields>): Promise<void> => {
    const line = lines.get(id);
    const now = find(id);
    // Deleted meanwhile: there is nothing left to save.
    if (!line || !now) return;
    const changed = line.changed;
    // An option that got its id a moment ago must not be sent as a new one.
    const current = fields.options ? { ...fields, options: now.options } : fields;
    const answer = await save(id, current);
    line.sent = changed;
    const ids = answer.find((question) => question.id === id)?.options.map((option) => option.id) ?? [];
    const keys = current.options?.map(({ key }) => key) ?? [];
    show(
      view.questions.map((question) =>
        question.id === id
          ? {
              ...question,
              options: question.options.map((option) =>
                keys.includes(option.key) ? withId(option, ids[keys.indexOf(option.key)]) : option,
              ),
            }
          : question,
      ),
    );
    take(answer);
  };

  const lineOf = (id: string): Line => {
    const known = lines.get(id);
    if (known) return known;
    const line: Line = {
      changed: 0,
      sent: 0,
      autosave: createAutosave<QuestionFields>(
        (fields) => send(id, fields),
        () => show(view.questions),
      ),
    };
    lines.set(id, line);
    return line;
  };

  return {
    view: (): DraftView => view,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take,
    /** Shows a change at once and sends it after `delay` ms without another one. */
    change(id: string, fields: Partial<QuestionFields>, delay: number): void {
      const line = lineOf(id);
      line.changed += 1;
      show(view.questions.map((question) => (question.id === id ? { ...question, ...fields } : question)));
      if (!tooLong(fields)) line.autosave.change(fields, delay);
    },
    /** Shows another order until the server's answer comes. */
    reorder(id: string, index: number): void {
      const moved = find(id);
      if (!moved) return;
      const rest = view.questions.filter((question) => question !== moved);
      show([...rest.slice(0, index), moved, ...rest.slice(index)]);
    },
    /** Takes a question off the screen; what was typed in it is not sent any more. */
    drop(id: string): void {
      lines.delete(id);
      show(view.questions.filter((question) => question.id !== id));
    },
    flush(): void {
      lines.forEach(({ autosave }) => autosave.flush());
    },
    /** Sends everything that waits. @returns whether the server has it */
    async saved(): Promise<boolean> {
      lines.forEach(({ autosave }) => autosave.flush());
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
      return view.state !== 'failed';
    },
  };
}

export type SurveyDraft = ReturnType<typeof createSurveyDraft>;

function withId<Option extends { id?: string }>(option: Option, id: string | undefined): Option {
  return id === undefined ? option : { ...option, id };
}
