import { TOOLS } from '@murmel/contracts';

const { route } = TOOLS.correction_aid;

/** Returns the address of the task, of all results, or of one: its place from 1 and its id (spec NAV-26). */
export const taskPath = (id: string): string => `${route}/${id}`;
export const resultsPath = (id: string): string => `${route}/${id}/results`;
export const resultPath = (id: string, place: number, resultId?: string): string =>
  `${resultsPath(id)}/${place}${resultId === undefined ? '' : `_${resultId}`}`;

/** Reads the part of an address behind `results/`. @returns the place from 1, and the id where one is named */
export function readPlace(word: string): { place: number; resultId: string | undefined } {
  const [place, resultId] = word.split('_');
  return { place: Math.max(1, Math.trunc(Number(place)) || 1), resultId: resultId || undefined };
}
