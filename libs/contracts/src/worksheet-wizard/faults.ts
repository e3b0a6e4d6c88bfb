import { textWords } from '../tools/pupil_feedback/count-words.js';
import { TAXONOMY, WIZARD_LIMITS, type WizardTaskKind } from './names.js';
import type { WizardSheet, WizardTask, WizardTaskOf } from './tasks.js';

/** Fault of a task; the rules are the same for a model's tasks and a teacher's. */
export type WizardFault = 'empty' | 'count' | 'one_right' | 'doubled' | 'gap_missing';

type Check<K extends WizardTaskKind> = (task: WizardTaskOf<K>) => (WizardFault | false)[];

const isBlank = (text: string): boolean => text.trim() === '';
const isDoubled = (texts: readonly string[]): boolean => new Set(texts.map((text) => text.trim().toLowerCase())).size < texts.length;

const CHECKS: { [K in WizardTaskKind]: Check<K> } = {
  quiz: ({ questions }) => [
    questions.length !== WIZARD_LIMITS.quiz.questions && 'count',
    questions.some(({ options }) => options.length !== WIZARD_LIMITS.quiz.options) && 'count',
    questions.some(({ question, options }) => [question, ...options].some(isBlank)) && 'empty',
    isDoubled(questions.map(({ question }) => question)) && 'doubled',
    questions.some(({ options }) => isDoubled(options)) && 'doubled',
    questions.some(({ correct, options }) => correct.length !== 1 || correct[0]! >= options.length) && 'one_right',
  ],
  cloze: ({ text, gaps }) => [
    isBlank(text) && 'empty',
    gaps.length !== WIZARD_LIMITS.gaps && 'count',
    gaps.some(isBlank) && 'empty',
    isDoubled(gaps) && 'doubled',
    // A word that is left out twice has one place.
    !isDoubled(gaps) && placesOfGaps(text, gaps) === undefined && 'gap_missing',
  ],
  objectives: ({ goals }) => {
    const all = TAXONOMY.flatMap((level) => goals[level] ?? []);
    return [
      TAXONOMY.some((level) => goals[level]?.length !== WIZARD_LIMITS.objectives) && 'count',
      all.some(isBlank) && 'empty',
      isDoubled(all) && 'doubled',
    ];
  },
  free: ({ task }) => [isBlank(task) && 'empty'],
  summary: ({ task }) => [isBlank(task) && 'empty'],
  vocabulary: ({ entries }) => [
    entries.length !== WIZARD_LIMITS.vocabulary && 'count',
    entries.some(({ word, meaning }) => isBlank(word) || isBlank(meaning)) && 'empty',
    isDoubled(entries.map(({ word }) => word)) && 'doubled',
  ],
};

/** Returns what is wrong with a task, each fault once; nothing for one that can be given to a class. */
export function taskFaults(task: WizardTask): WizardFault[] {
  const check = CHECKS[task.kind] as Check<WizardTaskKind>;
  return [...new Set(check(task as never).flatMap((fault) => (fault ? [fault] : [])))];
}

/** True if the text that the tasks are about has the length that it needs (spec WKS-16). */
export function fitsAsBasis(text: string): boolean {
  const { min, max } = WIZARD_LIMITS.text;
  const words = textWords(text);
  return words >= min && words <= max;
}

/** True if the sheet can be made: its text fits, and no task has a fault. */
export function isWizardSheetWhole({ text, tasks }: WizardSheet): boolean {
  return fitsAsBasis(text) && tasks.length > 0 && tasks.every((task) => taskFaults(task).length === 0);
}

/**
 * Returns the first place of each gap as a whole word, in the order of the text.
 * @returns undefined where a gap is not in the text, or two of them overlap
 */
export function placesOfGaps(text: string, gaps: readonly string[]): { from: number; to: number }[] | undefined {
  const places: { from: number; to: number }[] = [];
  for (const gap of gaps) {
    const word = gap.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const found = word === '' ? null : new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').exec(text);
    if (!found) return undefined;
    places.push({ from: found.index, to: found.index + found[0].length });
  }
  places.sort((one, other) => one.from - other.from);
  return places.some((place, index) => index > 0 && place.from < places[index - 1]!.to) ? undefined : places;
}
