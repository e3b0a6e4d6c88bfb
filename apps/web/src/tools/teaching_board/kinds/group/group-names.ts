import type { FormedGroup } from '@murmel/contracts';
import type { MarbleColour } from '../../../../ui/theme/scales';

/** Colours in the order in which the groups of a class are shown on the wall. */
const COLOURS: readonly MarbleColour[] = ['wiese', 'tafel', 'sonne', 'koralle', 'himmel', 'pflaume', 'beere'];

export function groupColour(index: number): MarbleColour {
  return COLOURS[index % COLOURS.length]!;
}

/** A group has its own name, or its number. */
export function groupName(groups: readonly FormedGroup[], index: number, numbered: (number: number) => string): string {
  return groups[index]?.name || numbered(index + 1);
}
