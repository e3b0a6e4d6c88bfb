import { AI_TOOLS } from './ai-tool-names.js';

/** Tools used by a model: a tool of the product, or one of a server that the operator connected. */
export const AI_STEP_TOOLS = [...AI_TOOLS, 'mcp'] as const;
export type AiStepTool = (typeof AI_STEP_TOOLS)[number];

/** States of a step, which is one use of a tool by a model. A proposal is carried out once the user wants it. */
export const AI_STEP_STATES = ['running', 'done', 'failed', 'proposed', 'made'] as const;
export type AiStepState = (typeof AI_STEP_STATES)[number];

/** Reasons of a failed step. */
export const AI_STEP_FAILURES = [
  /** the model's request cannot be parsed */
  'invalid',
  /** an address that the user did not ask for: models open none on their own */
  'notAsked',
  /** it does not answer, or must not be reached */
  'unreachable',
  /** a film or a recording does not load, is not public, or is none */
  'videoGone',
  /** there is nothing, or nothing to read */
  'nothing',
  /** it took too long, or too much */
  'tooMuch',
  /** the model has used its tools often enough for one answer */
  'often',
  /** it contains content hidden from pupils and guests */
  'filtered',
  /** its run ended before */
  'interrupted',
  'broken',
] as const;
export type AiStepFailure = (typeof AI_STEP_FAILURES)[number];

/**
 * A thorough research: what it takes at most. Tokens are those that the model reads and writes for it, as far as they are known before; what is
 * used up ends the search, and what was kept until then is reported.
 */
export const RESEARCH_LIMITS = {
  searches: 4,
  pages: 8,
  minutes: 6,
  tokens: 60_000,
  /** tokens of one intermediate step */
  answerTokens: 1200,
  /** letters of what is kept of one page, and of all together */
  note: 1500,
  result: 16_000,
  sources: 12,
} as const;

export const AI_STEP_LIMITS = {
  /** number of model calls for one answer: it calls tools, reads their results, calls tools … */
  rounds: 6,
  /** uses of tools for one answer */
  perRun: 10,
  /** number of items that a user makes of one answer */
  madeOfAnswer: 20,
  /** letters of a result that the model reads, and that are kept to be shown */
  result: 8000,
  shown: 1500,
  subject: 200,
  sources: 5,
} as const;
