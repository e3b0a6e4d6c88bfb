import type { MarbleColour } from '../../../ui/theme/scales';

/** Text size: for reading on a page, or from the last row of a class. */
export type ChartSize = 'page' | 'wall';

/** Answer selected in a chart. */
export interface AnswerPick {
  optionId?: string;
  number?: number;
}

/** Colours of answers in the order of the options. The letter beside them carries the same information without colour. */
const ORDER = ['tafel', 'himmel', 'sonne', 'pflaume', 'koralle', 'wiese', 'beere'] as const satisfies readonly MarbleColour[];

/** The colour of the option with this place from 0. */
export function optionColour(index: number): MarbleColour {
  return ORDER[index % ORDER.length]!;
}
