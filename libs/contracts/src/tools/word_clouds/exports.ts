/** All of the tool that others may use: its calls are reached by the contract. */
export type {
  CloudState,
  CloudWord,
  ModeratedWord,
  MyWords,
  OwnWord,
  TeacherCloud,
  WordCloud,
  WordCloudSettings,
  WordMark,
} from './calls.js';
export {
  type Box as CloudBox,
  type CloudLayout,
  layoutCloud,
  type PlacedWord,
} from './layout/layout.js';
export type { Measure } from './layout/sizes.js';
export * from './shown-words.js';
export * from './untitled.js';
