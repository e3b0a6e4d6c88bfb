/** Categories of mini tools by purpose, in the order of their page. */
export const MINI_TOOL_CATEGORIES = ['planning', 'differentiating', 'practice', 'subjects', 'language', 'feedback', 'organising'] as const;
export type MiniToolCategory = (typeof MINI_TOOL_CATEGORIES)[number];

/** Kinds of fields of a mini tool. */
export const MINI_TOOL_FIELD_KINDS = ['text', 'longText', 'number', 'choice', 'grade', 'languageLevel', 'language'] as const;
export type MiniToolFieldKind = (typeof MINI_TOOL_FIELD_KINDS)[number];

/** Drawings that a mini tool can have; the browser knows each by its name. */
export const MINI_TOOL_ICONS = [
  ...['abc', 'bandage', 'book', 'brush', 'bug', 'bulb', 'bus', 'calendar', 'cards', 'certificate', 'chat', 'check', 'clock', 'code'],
  ...['compass', 'door', 'flask', 'gap', 'hat', 'heart', 'home', 'key', 'language', 'letter', 'list', 'map', 'masks', 'microphone'],
  ...['music', 'network', 'pencil', 'people', 'puzzle', 'question', 'quote', 'route', 'run', 'scale', 'search', 'shuffle', 'stairs'],
  ...['star', 'sum', 'target', 'timeline', 'typography'],
] as const;
export type MiniToolIcon = (typeof MINI_TOOL_ICONS)[number];

export const MINI_TOOL_LIMITS = {
  /** letters of all that a user types into one form, without the text that is worked on; spec D-3 */
  typedMax: 1000,
  /** letters of the text that is worked on; spec D-3 gives as much to what is converted */
  materialMax: 4500,
  idMax: 60,
  fieldIdMax: 30,
  name: { min: 3, max: 40 },
  text: { min: 10, max: 120 },
  labelMax: 60,
  /** length of the example of own mini tools */
  exampleMax: 400,
  presetMax: 60,
  fields: { min: 1, max: 8 },
  choices: { min: 2, max: 24 },
  numberMax: 1000,
  /** letters of the template itself */
  promptMax: 2000,
  /** requests that one teacher keeps */
  kept: 2000,
} as const;

/** Limits of the texts of an own mini tool's item: a card has no room for more. */
export const MINI_TOOL_TEXTS = { title: { max: 60 }, description: { max: 200 } } as const;
