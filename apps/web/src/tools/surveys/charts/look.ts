import type { MarbleColour } from '../../../ui/theme/scales';

/** As large as the page reads it, or as the last row of a class does. */
export type ChartSize = 'page' | 'wall';

/** One answer that a chart can be asked for. */
export interface AnswerPick {
  optionId?: string;
  number?: number;
}

/** The colours of answers in the order of the options; the letter beside them tells the same without colour. */
const ORDER = ['tafel', 'himmel', 'sonne', 'pflaume', 'koralle', 'wiese', 'beere'] as const satisfies readonly MarbleColour[];

/** The colour of the option with this place from 0. */
export function optionColour(index: number): MarbleColour {
  return ORDER[index % ORDER.length]!;
}
