import type { GridRow } from '@murmel/contracts';
import { type PlacedRow, placed } from './stand';
import { useTexts } from './texts';

/** Returns all participants in the order in which they began, with their names: by number while names are covered. */
export function usePeople(
  rows: readonly GridRow[],
  covered: boolean,
): { people: PlacedRow[]; nameOf: (row: Pick<PlacedRow, 'name' | 'place'>) => string } {
  const t = useTexts();
  return { people: placed(rows), nameOf: ({ name, place }) => (covered ? t('covered', { number: place }) : name) };
}
