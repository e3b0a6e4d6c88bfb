import type { GridRow } from '@murmel/contracts';
import { type NumberedRow, numberRows } from './grid-rows';
import { useTexts } from './texts';

/** Returns all participants in the order in which they began, with their names: by number while names are covered. */
export function usePeople(
  rows: readonly GridRow[],
  covered: boolean,
): { people: NumberedRow[]; nameOf: (row: Pick<NumberedRow, 'name' | 'place'>) => string } {
  const t = useTexts();
  return { people: numberRows(rows), nameOf: ({ name, place }) => (covered ? t('covered', { number: place }) : name) };
}
