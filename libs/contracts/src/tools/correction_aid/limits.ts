/**
 * Limits of the correction aid. A separate file, so that only pages that need it load it; served at `/api/limits` with all others.
 */
export const CORRECTION_LIMITS = {
  criteria: { min: 1, max: 10, textMax: 200 }, // spec A31
  taskMax: 5000,
  solutionMax: 10_000,
  /** letters of a code name */
  codeMax: 20,
  text: { min: 50, max: 20_000 },
  /** of one photo of a page; and how sure the reader has to be of its words, 0 to 100: pencil and handwriting are below */
  photoMegabytes: 10,
  sureFrom: 65,
  /** texts that are sent at once */
  batch: 30,
  /** texts of one item */
  results: 300,
  /** letters of a comment, and of the passage it points at */
  commentMax: 600,
  quoteMax: 300,
  overallMax: 5000,
  markMax: 20,
  /** of one attempt, which asks twice: seconds, and tokens of an answer */
  withinSeconds: 240,
  answerTokens: 4000,
} as const;
