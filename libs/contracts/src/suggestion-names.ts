/** Items in whose texts models help: documents, and the texts of boards that are written by one person at a time. */
export const SUGGESTION_KINDS = ['text_document', 'pinboard', 'worksheet'] as const;

/** Actions of a model on a text, or for one (spec TXT-02). */
export const SUGGESTION_ACTS = ['write', 'spelling', 'summarise', 'translate', 'simplify', 'continue', 'shorten', 'rephrase'] as const;
export type SuggestionAct = (typeof SUGGESTION_ACTS)[number];

/** Words of what is written anew (spec TXT-03). */
export const SUGGESTION_LENGTHS = ['100-150', '150-250', '300-500', '500-800'] as const;
export type SuggestionLength = (typeof SUGGESTION_LENGTHS)[number];

/** Levels of difficulty of a text, the same for all texts by models. */
export const SUGGESTION_LEVELS = ['1', '2', '3', '4', '5'] as const;
export type SuggestionLevel = (typeof SUGGESTION_LEVELS)[number];

export const SUGGESTION_LIMITS = {
  /** letters of a writing task (spec D-3) */
  task: { min: 1, max: 1000 },
  /** letters of the text that is worked on */
  textMax: 20_000,
  /** length of a relative position in the shared document, which does not depend on changes of others before it */
  placeMax: 600,
} as const;
