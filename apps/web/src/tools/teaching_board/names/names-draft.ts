import { LIMITS, type NamesList } from '@murmel/contracts';
import { randomId } from '../../../platform/random-id';

const { namesMin, namesMax, nameMax } = LIMITS.teachingBoard;

/** Row of a list of names that is being edited. */
export interface DraftRow {
  /** stays the same while the name is corrected */
  key: string;
  /** id of the stored list; undefined: new */
  id?: string;
  name: string;
}

export interface NamesInput {
  name: string;
  entries: { id?: string; name: string }[];
  apart: [number, number][];
}

export type NamesProblem = { code: 'few' | 'many' | 'long'; limit: number };

/** Reason why a list of these names cannot be saved, with the number concerned (spec TBO-08). */
export function namesProblem(names: readonly string[]): NamesProblem | undefined {
  if (names.length < namesMin) return { code: 'few', limit: namesMin };
  if (names.length > namesMax) return { code: 'many', limit: namesMax };
  return names.some((name) => name.length > nameMax) ? { code: 'long', limit: nameMax } : undefined;
}

export function rowsOf({ entries }: Pick<NamesList, 'entries'>): DraftRow[] {
  return entries.map(({ id, name }) => ({ key: id, id, name }));
}

/**
 * Returns the rows after the text was changed. A name that was there before keeps its row, in another line, too; where one name became
 * another one, it was corrected.
 */
export function rowsAfter(before: readonly DraftRow[], names: readonly string[]): DraftRow[] {
  const left = [...before];
  const found = names.map((name) => {
    const index = left.findIndex((row) => row.name === name);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  });
  const corrected = left.length === 1 && found.filter((row) => row === undefined).length === 1 ? left[0] : undefined;
  return names.map((name, index) => found[index] ?? (corrected ? { ...corrected, name } : { key: randomId(), name }));
}

/** Returns the input to send: pairs with a removed name are omitted. */
export function inputOf(name: string, rows: readonly DraftRow[], apart: readonly (readonly [string, string])[]): NamesInput {
  const place = new Map(rows.map(({ key }, index) => [key, index]));
  return {
    name: name.trim(),
    entries: rows.map((row) => ({ ...(row.id === undefined ? {} : { id: row.id }), name: row.name })),
    apart: apart.flatMap(([one, other]): [number, number][] => {
      const [left, right] = [place.get(one), place.get(other)];
      return left === undefined || right === undefined ? [] : [[left, right]];
    }),
  };
}

/** Returns a distinct label for each row: the second of two Mias is "Mia (2)". */
export function rowLabels(rows: readonly DraftRow[]): Map<string, string> {
  const counted = new Map<string, number>();
  return new Map(
    rows.map(({ key, name }) => {
      const number = (counted.get(name) ?? 0) + 1;
      counted.set(name, number);
      return [key, number === 1 ? name : `${name} (${number})`];
    }),
  );
}
