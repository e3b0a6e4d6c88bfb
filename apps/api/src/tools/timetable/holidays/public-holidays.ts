import type { GermanState } from '@murmel/contracts';

/** A day on which schools are closed everywhere in a state. */
export interface PublicHoliday {
  date: string;
  title: string;
}

/** Years by state: their holidays never change while a process runs. */
const known = new Map<string, readonly PublicHoliday[]>();
/** All states in all years that timetables of a century have. */
const KEPT_AT_MOST = 2000;

/**
 * Returns the public holidays of a German state in a range of days. Source: the data of the package `date-holidays` (CC BY 3.0, from Wikipedia and
 * laws of the states), which needs no network.
 */
export async function publicHolidays(state: GermanState, first: string, last: string): Promise<PublicHoliday[]> {
  const years = Array.from(
    { length: Number(last.slice(0, 4)) - Number(first.slice(0, 4)) + 1 },
    (_one, index) => Number(first.slice(0, 4)) + index,
  );
  const all = await Promise.all(years.map((year) => ofYear(state, year)));
  return all.flat().filter(({ date }) => date >= first && date <= last);
}

async function ofYear(state: GermanState, year: number): Promise<readonly PublicHoliday[]> {
  const key = `${state} ${year}`;
  const before = known.get(key);
  if (before) return before;
  // Its data of all countries is large: it is loaded with the first timetable that names a state.
  const { default: Holidays } = await import('date-holidays');
  const found = new Holidays('DE', state, { languages: 'de', types: ['public'] })
    .getHolidays(year)
    .map(({ date, name }) => ({ date: date.slice(0, 10), title: name }));
  if (known.size >= KEPT_AT_MOST) known.clear();
  known.set(key, found);
  return found;
}
