import { CONVERTER_LIMITS } from '../converter-names.js';

/** Names and numbers of the worksheet wizard; without zod, so that browsers may import it. */
/** Address of the wizard; `?conversion=` names a conversion whose text is its material. */
export const WIZARD_PATH = '/worksheet_wizard';

export const WIZARD_TASKS = ['quiz', 'cloze', 'objectives', 'free', 'summary', 'vocabulary'] as const;
export type WizardTaskKind = (typeof WIZARD_TASKS)[number];
/** Levels of a taxonomy of learning objectives, after Bloom. */
export const TAXONOMY = ['remember', 'understand', 'apply', 'analyse', 'evaluate', 'create'] as const;
export type TaxonomyLevel = (typeof TAXONOMY)[number];

export const WIZARD_LIMITS = {
  topicMax: 200,
  /** words of the text that tasks are about (spec WKS-16) */
  text: { min: 100, max: 500, lettersMax: 8000 },
  /** letters of longer material, from which a model writes such a text: as many as a conversion takes */
  materialMax: CONVERTER_LIMITS.source,
  proposals: 3, // spec WKS-17
  tasks: { min: 1, max: 4 },
  quiz: { questions: 3, options: 3 }, // spec WKS-18
  gaps: 5, // spec WKS-18
  /** per level of the taxonomy; spec WKS-18 */
  objectives: 2,
  vocabulary: 8,
  /** of one request: seconds, and tokens of the answer */
  withinSeconds: 90,
  answerTokens: 4000,
} as const;

/** Ages of the language levels 1 to 5, in years; the last one has no end (spec WKS-19). */
export const LANGUAGE_LEVELS = [
  { level: 1, from: 5, to: 7 },
  { level: 2, from: 7, to: 10 },
  { level: 3, from: 10, to: 13 },
  { level: 4, from: 13, to: 16 },
  { level: 5, from: 17, to: null },
] as const;
