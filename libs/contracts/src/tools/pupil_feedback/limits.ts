/**
 * Limits of pupil feedback. A separate file, so that only pages that need it load it; served at `/api/limits` with all others.
 */
export const PUPIL_FEEDBACK_LIMITS = {
  criteria: { min: 1, max: 10, textMax: 200 }, // spec A31
  taskMax: 5000,
  materialMax: 20_000,
  /** files as material */
  files: { max: 10, megabytes: 20 },
  /** letters of a pupil's text, about ten pages */
  textMax: 20_000,
  /** versions that one text is handed in in */
  versions: 20,
  nameMax: 30,
  feedbackMax: 5000,
  /**
   * Hints of a model: to one criterion, letters of one and of the passage it points at, and words of a sentence that it may put into the
   * pupil's mouth (spec C30). A text below `fromWords` gets none. So many letters of the material, and of so many of its
   * files, go along. One attempt takes `withinSeconds` at most.
   */
  hints: {
    perCriterion: 2,
    hintMax: 400,
    quoteMax: 300,
    ownWords: 8,
    fromWords: 10,
    answerTokens: 3000,
    withinSeconds: 150,
    materialWords: 8000,
    materialFiles: 3,
  },
  /**
   * Photos of texts on paper: those of one text at a time; one is offered from so many words on of which the reader is this sure (0 to
   * 100; measured: print 80 to 96), and read within so many seconds.
   */
  photos: { max: 5, fromWords: 3, sure: 65, withinSeconds: 200 },
  score: { min: 0, max: 100 },
  /** time between two drafts; spec C5 */
  draftSeconds: 5,
  /** responses of one assignment, so that no program fills the disk */
  responsesMax: 2000,
} as const;
