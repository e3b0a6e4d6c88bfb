import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { TAXONOMY, WIZARD_LIMITS, WIZARD_TASKS, type WizardTaskKind } from './names.js';

const { taskMax, options, gapTextMax, wordMax, solutionMax } = LIMITS.worksheet;
const sentence = z.string().max(taskMax);

const question = z.object({
  question: sentence,
  options: z.array(z.string().max(options.textMax)).max(options.max),
  /** places of the right ones, from 0 */
  correct: z.array(z.number().int().min(0)).max(options.max),
});
const goals = z.array(sentence).max(10);

/** One task as the wizard makes it and the teacher changes it, before anything is stored. */
export const wizardTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quiz'), questions: z.array(question).max(20) }),
  /** `gaps`: words of the text that are left out, each at its first place */
  z.object({
    kind: z.literal('cloze'),
    text: z.string().max(gapTextMax),
    gaps: z.array(z.string().max(wordMax)).max(LIMITS.worksheet.gaps),
  }),
  z.object({ kind: z.literal('objectives'), goals: z.record(z.enum(TAXONOMY), goals) }),
  z.object({ kind: z.literal('free'), task: sentence, solution: z.string().max(solutionMax) }),
  z.object({ kind: z.literal('summary'), task: sentence, solution: z.string().max(solutionMax) }),
  z.object({ kind: z.literal('vocabulary'), entries: z.array(z.object({ word: z.string().max(wordMax), meaning: sentence })).max(20) }),
]);
export type WizardTask = z.infer<typeof wizardTask>;
export type WizardTaskOf<K extends WizardTaskKind> = Extract<WizardTask, { kind: K }>;

export const wizardSheet = z.object({
  title: z.string().trim().min(LIMITS.title.min).max(LIMITS.title.max),
  text: z.string().trim().max(WIZARD_LIMITS.text.lettersMax),
  tasks: z.array(wizardTask).max(WIZARD_TASKS.length),
});
export type WizardSheet = z.infer<typeof wizardSheet>;
