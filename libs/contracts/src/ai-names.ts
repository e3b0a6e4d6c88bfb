/** Locations of models that receive data, the strictest first: a machine of the operator, Germany, the European Union, elsewhere. */
export const DATA_LOCATIONS = ['house', 'germany', 'eu', 'world'] as const;
export type DataLocation = (typeof DATA_LOCATIONS)[number];

/** Questions for one answer of a fixed shape, by what asks them: the worksheet wizard, the correction aid, hints on pupils' texts. */
export const AI_QUESTIONS = ['worksheet', 'correction', 'hint'] as const;
export type AiQuestionKind = (typeof AI_QUESTIONS)[number];
/** Uses of models, as admins see those of a day. */
export const AI_USES = ['chat', 'persona', 'assistant', 'mini_tool', 'writing', 'document', 'image', ...AI_QUESTIONS] as const;
export type AiUse = (typeof AI_USES)[number];

/** Reasons why a model gave no answer, or an incomplete one. */
export const AI_FAILURES = [
  /** too many ask at once */
  'busy',
  /** the operator's paid quota is exhausted */
  'quota',
  /** the key is wrong */
  'unauthorised',
  /** the provider does not know the model, or cannot fulfil the request */
  'refused',
  'contextWindow',
  'filtered',
  /** a person may be in danger: help is shown in place of an answer */
  'selfHarm',
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

/** Beginning of the ids of trial models: rules, not AI, for the demo installation alone. Stored with answers and pictures, so it never changes. */
export const TRIAL_MODEL_PREFIX = 'trial-';

/** True for the id of a trial model, or of one of its voices. */
export const isTrialModel = (id: string): boolean => id.startsWith(TRIAL_MODEL_PREFIX);
