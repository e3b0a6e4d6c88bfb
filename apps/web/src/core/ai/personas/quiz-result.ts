import type { PersonaQuestion } from '@murmel/contracts';

/** Which option somebody chose, by question. */
export type Chosen = Readonly<Record<number, number>>;

/** How many of the questions have an answer, and how many the right one. */
export function quizResult(questions: readonly PersonaQuestion[], chosen: Chosen): { answered: number; right: number } {
  return {
    answered: questions.filter((_, index) => chosen[index] !== undefined).length,
    right: questions.filter(({ right }, index) => chosen[index] === right).length,
  };
}
