import { type Json, LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import type { ProposalContribution } from '../../core/tool-contribution/contributions.js';
import { worksheetContent } from './worksheet-content.js';

const { taskMax, options, solutionMax } = LIMITS.worksheet;
const QUESTIONS_MAX = 30;

const input = z.strictObject({
  title: z.string().trim().min(LIMITS.title.min).max(LIMITS.title.max),
  questions: z
    .array(
      z
        .strictObject({
          question: z.string().trim().min(1).max(taskMax),
          options: z.array(z.string().trim().min(1).max(options.textMax)).min(options.min).max(8),
          correct: z.array(z.int().min(0)).min(1).describe('Nummern der richtigen Antworten, ab 0'),
          explanation: z.string().trim().max(solutionMax).default(''),
        })
        .refine(({ options: given, correct }) => correct.every((place) => place < given.length), 'correct: nur Nummern von Antworten'),
    )
    .min(1)
    .max(QUESTIONS_MAX),
});
type Input = z.infer<typeof input>;

/** A quiz that a model proposes: a worksheet of choices that checks itself. */
export const quizProposal: ProposalContribution<Input> = {
  as: 'generate_quiz',
  description: 'Schlägt ein Quiz mit Auswahlfragen als Arbeitsblatt vor. Nur, wenn die Lehrkraft ein Quiz möchte.',
  input,
  title: ({ title }) => title,
  outline: ({ questions }) =>
    questions
      .map(({ question, options: given, correct }, index) =>
        [`${index + 1}. ${question}`, ...given.map((text, place) => `${correct.includes(place) ? '✓' : '–'} ${text}`)].join('\n'),
      )
      .join('\n'),
  content: ({ questions }, by) => {
    const blocks = questions.map(({ question, options: given, correct, explanation }) => ({
      kind: correct.length === 1 ? ('SingleChoice' as const) : ('MultipleChoice' as const),
      task: question,
      points: 1,
      content: {
        options: given.map((text, place) => ({ id: idOf(place), text })),
        correct: [...new Set(correct)].map(idOf),
        solution: explanation,
      },
    }));
    return Object.fromEntries(
      Object.entries(worksheetContent({ blocks }, by)).map(([table, parts]) => [table, [...parts] as unknown as Json]),
    );
  },
};

const idOf = (place: number): string => 'abcdefgh'[place]!;
