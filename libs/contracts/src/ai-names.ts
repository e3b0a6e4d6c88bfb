/** Where what is sent to a model goes, the strictest first: a machine of the operator's own, Germany, the European Union, elsewhere. */
export const DATA_LOCATIONS = ['house', 'germany', 'eu', 'world'] as const;
export type DataLocation = (typeof DATA_LOCATIONS)[number];

/** Why a model gave no answer, or not all of it. */
export const AI_FAILURES = [
  /** too many ask at once */
  'busy',
  /** what the operator paid for is used up */
  'quota',
  /** the key is wrong */
  'unauthorised',
  /** the provider knows no such model, or cannot do what it was asked */
  'refused',
  'contextWindow',
  'filtered',
  'unreachable',
  'timeout',
  /** it ended in the middle, or with something that is no answer */
  'broken',
  /** unknown error: the provider's own message is shown */
  'unknown',
  /** it does not get along with the tools that it was given */
  'toolCall',
] as const;
export type AiFailureKind = (typeof AI_FAILURES)[number];
