import type { WizardTask } from '@murmel/contracts';

/** Returns the first words that a pupil reads of a task, so that proposals can be told apart; empty where it has none. */
export function taskOpening(task: WizardTask): string {
  switch (task.kind) {
    case 'quiz':
      return task.questions[0]?.question ?? '';
    case 'cloze':
      return task.text;
    case 'objectives':
      return Object.values(task.goals).flat()[0] ?? '';
    case 'free':
    case 'summary':
      return task.task;
    case 'vocabulary':
      return task.entries.map(({ word }) => word).join(', ');
  }
}
