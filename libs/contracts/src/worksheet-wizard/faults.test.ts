import { describe, expect, it } from 'vitest';
import { fitsAsBasis, isWizardSheetWhole, placesOfGaps, taskFaults } from './faults.js';
import { LANGUAGE_LEVELS, TAXONOMY, WIZARD_LIMITS } from './names.js';
import type { WizardTask } from './tasks.js';

const question = (text: string, more: object = {}) => ({ question: text, options: ['Licht', 'Wasser', 'Stein'], correct: [0], ...more });
const quiz = (...more: object[]): WizardTask => ({
  kind: 'quiz',
  questions: ['A?', 'B?', 'C?'].map((text, index) => question(text, more[index])),
});
const cloze = (
  gaps: string[],
  text = 'Die Pflanze braucht Licht, Wasser und Luft. Sie macht daraus Zucker und Sauerstoff.',
): WizardTask => ({
  kind: 'cloze',
  text,
  gaps,
});
const GAPS = ['Licht', 'Wasser', 'Luft', 'Zucker', 'Sauerstoff'];
const goals = Object.fromEntries(TAXONOMY.map((level) => [level, [`${level} 1`, `${level} 2`]]));

describe('[WKS-18] a task of the wizard', () => {
  it.each<[string, WizardTask, string[]]>([
    ['is a quiz of three questions with three answers', quiz(), []],
    ['has one right answer, not two', quiz({ correct: [0, 1] }), ['one_right']],
    ['has one right answer, not none', quiz({ correct: [] }), ['one_right']],
    ['has a right answer that is there', quiz({ correct: [3] }), ['one_right']],
    ['has no doubled options, whatever the case', quiz({ options: ['Licht', 'licht ', 'Stein'] }), ['doubled']],
    ['has three answers', quiz({ options: ['Licht', 'Stein'] }), ['count']],
    ['has words in each answer', quiz({ options: ['Licht', '', 'Stein'] }), ['empty']],
    ['asks nothing twice', quiz({ question: 'B?' }), ['doubled']],
    ['is a cloze with five gaps', cloze(GAPS), []],
    ['has five gaps', cloze(GAPS.slice(1)), ['count']],
    ['has gaps that are in the text', cloze([...GAPS.slice(1), 'Mond']), ['gap_missing']],
    ['has gaps that are whole words', cloze([...GAPS.slice(1), 'Pflanz']), ['gap_missing']],
    ['leaves no word out twice', cloze([...GAPS.slice(1), 'Wasser']), ['doubled']],
    ['has two objectives for each level', { kind: 'objectives', goals } as WizardTask, []],
    ['has objectives for each level', { kind: 'objectives', goals: { ...goals, create: ['nur eins'] } } as WizardTask, ['count']],
    ['asks something', { kind: 'free', task: ' ', solution: '' }, ['empty']],
    ['explains eight words', { kind: 'vocabulary', entries: [{ word: 'Licht', meaning: 'hell' }] }, ['count']],
  ])('%s', (_what, task, faults) => {
    expect(taskFaults(task)).toEqual(faults);
  });

  it('has gaps that do not overlap', () => {
    expect(placesOfGaps('das helle Licht', ['helle Licht', 'Licht'])).toBeUndefined();
    expect(placesOfGaps('das helle Licht', ['Licht', 'das'])).toEqual([
      { from: 0, to: 3 },
      { from: 10, to: 15 },
    ]);
  });
});

describe('a sheet of the wizard', () => {
  it('[WKS-16] has a text of 100 to 500 words', () => {
    const { min, max } = WIZARD_LIMITS.text;
    const words = (count: number) => Array.from({ length: count }, () => 'Wort').join(' ');
    expect([min - 1, min, max, max + 1].map((count) => fitsAsBasis(words(count)))).toEqual([false, true, true, false]);
    expect(isWizardSheetWhole({ title: 'Licht', text: words(min), tasks: [quiz()] })).toBe(true);
    expect(isWizardSheetWhole({ title: 'Licht', text: words(min), tasks: [] })).toBe(false);
    expect(isWizardSheetWhole({ title: 'Licht', text: words(min), tasks: [quiz({ correct: [] })] })).toBe(false);
  });

  it('[WKS-19] has one of five language levels by age', () => {
    expect(LANGUAGE_LEVELS.map(({ level, from, to }) => [level, from, to])).toEqual([
      [1, 5, 7],
      [2, 7, 10],
      [3, 10, 13],
      [4, 13, 16],
      [5, 17, null],
    ]);
  });
});
