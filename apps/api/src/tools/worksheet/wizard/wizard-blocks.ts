import { LIMITS, placesOfGaps, TAXONOMY, type TaxonomyLevel, type WizardSheet, type WizardTask } from '@murmel/contracts';
import type { TemplateSheet } from '../worksheet-content.js';

type Block = TemplateSheet['blocks'][number];
type SheetLanguage = 'de' | 'en';

const WORDS = {
  de: {
    objectives: 'Das kannst du danach',
    vocabulary: 'Wichtige Wörter',
    gaps: 'Setze die fehlenden Wörter ein.',
    levels: {
      remember: 'Wissen',
      understand: 'Verstehen',
      apply: 'Anwenden',
      analyse: 'Untersuchen',
      evaluate: 'Beurteilen',
      create: 'Gestalten',
    },
  },
  en: {
    objectives: 'What you can do afterwards',
    vocabulary: 'Important words',
    gaps: 'Fill in the missing words.',
    levels: { remember: 'Remember', understand: 'Understand', apply: 'Apply', analyse: 'Analyse', evaluate: 'Evaluate', create: 'Create' },
  },
} as const satisfies Record<SheetLanguage, { levels: Record<TaxonomyLevel, string> } & Record<string, unknown>>;

const LINES = 6;
const paragraphs = (...texts: readonly string[]): Block => ({
  kind: 'StaticText',
  content: { text: texts.map((text) => ({ type: 'paragraph' as const, runs: [{ text }] })) },
});
const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');

/** The blocks of an ordinary worksheet: the text, and each task as the kind of block that fits. @param sheet one without faults */
export function wizardBlocks({ text, tasks }: WizardSheet, language: string): TemplateSheet {
  const words = WORDS[language === 'de' ? 'de' : 'en'];
  return { blocks: [paragraphs(...linesOf(text)), ...tasks.flatMap((task) => blocksOf(task, words))] };
}

function blocksOf(task: WizardTask, words: (typeof WORDS)[SheetLanguage]): Block[] {
  switch (task.kind) {
    case 'quiz':
      return task.questions.map(({ question, options, correct }) => ({
        kind: 'SingleChoice',
        task: question,
        points: 1,
        content: { options: options.map((text, place) => ({ id: idOf(place), text })), correct: correct.map(idOf), solution: '' },
      }));
    case 'cloze':
      return [
        {
          kind: 'FillInTheBlankText',
          task: words.gaps,
          points: task.gaps.length,
          content: { text: withGaps(task.text, task.gaps), bank: true },
        },
      ];
    case 'objectives':
      return [
        paragraphs(
          words.objectives,
          ...TAXONOMY.flatMap((level) => (task.goals[level] ?? []).map((goal) => `${words.levels[level]}: ${goal}`)),
        ),
      ];
    case 'vocabulary':
      return [paragraphs(words.vocabulary, ...task.entries.map(({ word, meaning }) => `${word}: ${meaning}`))];
    default:
      return [{ kind: 'Text', task: task.task, content: { lines: LINES, solution: task.solution.slice(0, LIMITS.worksheet.solutionMax) } }];
  }
}

/** The text with its gaps in braces. */
function withGaps(text: string, gaps: readonly string[]): string {
  const plain = (piece: string): string => piece.replace(/[{}\\/]/g, ' ');
  const places = placesOfGaps(text, gaps) ?? [];
  let [whole, end] = ['', 0];
  for (const { from, to } of places) {
    whole += `${plain(text.slice(end, from))}{${plain(text.slice(from, to))}}`;
    end = to;
  }
  return whole + plain(text.slice(end));
}

const idOf = (place: number): string => 'abcdefghijklmnopqrst'[place]!;
