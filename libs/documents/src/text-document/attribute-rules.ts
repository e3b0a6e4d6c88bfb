import { LIMITS } from '@murmel/contracts';
import { allowedImage, allowedLink } from '../addresses.js';
import { knownColour } from '../colours.js';
import { allowedFrame } from '../parts/frame-address.js';

type Rule = (value: unknown) => unknown;

const wholeNumber =
  (min: number, max: number, otherwise: number | null): Rule =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : otherwise;
const text =
  (max: number): Rule =>
  (value) =>
    typeof value === 'string' ? value.slice(0, max) : '';
const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : null;

/** 20 columns fill a page; without a bound one forged number makes every browser count to a billion. */
const CELL: Readonly<Record<string, Rule>> = {
  colspan: wholeNumber(1, 20, 1),
  rowspan: wholeNumber(1, 100, 1),
  colwidth: () => null,
  align: matching(/^(left|center|right)$/),
};
const LATEX_MAX = 2000;

/**
 * Rules for the values of each attribute. Yjs carries any JSON past the editor's own checks, therefore every attribute of every node and
 * mark is listed; an invalid value becomes the harmless default.
 */
export const ATTRIBUTE_RULES: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  heading: { level: wholeNumber(1, 3, 1) },
  orderedList: { start: wholeNumber(1, 9999, 1), type: matching(/^[1aAiI]$/) },
  codeBlock: { language: matching(/^[\w+#.-]{1,30}$/) },
  taskItem: { checked: (value) => value === true },
  table: {},
  tableCell: CELL,
  tableHeader: CELL,
  image: {
    src: (value) => allowedImage(value) ?? null,
    alt: text(LIMITS.image.altMax),
    width: wholeNumber(1, LIMITS.image.maxEdge, null),
    height: wholeNumber(1, LIMITS.image.maxEdge, null),
  },
  inlineMath: { latex: text(LATEX_MAX) },
  blockMath: { latex: text(LATEX_MAX) },
  frame: { address: (value) => allowedFrame(value) ?? null },
  link: { href: (value) => allowedLink(value) ?? null },
  highlight: { colour: knownColour },
  textColour: { colour: knownColour },
};
