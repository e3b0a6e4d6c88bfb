import { LIMITS } from '../limits.js';
import { type ContentOf, choice, type Fields, flag, id, list, maybe, record, whole, words } from '../parts/field.js';
import { PART_FIELDS } from '../parts/part-fields.js';
import { type BlockKind, WRITING_GROUNDS } from './worksheet-names.js';

const { options: optionLimits, bankMax, gapTextMax, hintMax, lines, solutionMax, spacer, wordMax } = LIMITS.worksheet;

const solution = words(solutionMax);
const optionId = words(optionLimits.idMax, { min: 1 });
/** `correct`: the ids of the correct options; only the authors get them before they are due */
const choices = {
  options: list(record({ id: optionId, text: words(optionLimits.textMax) }), optionLimits.max),
  correct: list(optionId, optionLimits.max),
  solution,
};

/** Fields stored for each kind of block, besides the common ones. A kind that is missing here does not compile. */
export const BLOCK_FIELDS = {
  StaticText: PART_FIELDS.text,
  /** an answer in one's own words; `lines`: how much room there is */
  Text: { lines: whole(lines.min, lines.max), ground: maybe(choice(WRITING_GROUNDS)), solution },
  SingleChoice: choices,
  MultipleChoice: choices,
  /**
   * `text`: with the gaps in braces, their alternatives between slashes. `exact`: every letter counts. `bank`: the words are
   * shown to choose from, `others` among them
   */
  FillInTheBlankText: { text: words(gapTextMax), exact: flag, bank: flag, others: list(words(wordMax), bankMax), solution },
  Image: PART_FIELDS.image,
  Video: PART_FIELDS.video,
  H5p: { file: maybe(id), name: words(LIMITS.file.nameMax) },
  Upload: { lines: whole(lines.min, lines.max), solution },
  File: PART_FIELDS.file,
  Hint: { text: words(hintMax) },
  Divider: {},
  /** height in half centimetres */
  Spacer: { height: whole(spacer.min, spacer.max) },
} as const satisfies Record<BlockKind, Fields>;

export type BlockContents = { [K in BlockKind]: ContentOf<(typeof BLOCK_FIELDS)[K]> };

/** Fields of a kind sent to those who work on the sheet, instead of the source fields. */
export const WORKING_FIELDS = {
  /**
   * `shown`: the text with `{n}` in place of each gap, n its length in letters. `words`: the word bank, in an order that reveals nothing
   */
  FillInTheBlankText: { shown: words(gapTextMax * 2), words: list(words(wordMax), bankMax + LIMITS.worksheet.gaps) },
} as const satisfies Partial<Record<BlockKind, Fields>>;
