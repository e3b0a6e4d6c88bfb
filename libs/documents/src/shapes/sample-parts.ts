import type { Json, PartFields } from '@murmel/contracts';
import type { BoardData } from '../board/board-data.js';

export const MIA = '22222222-2222-4222-8222-222222222222';
export const FILE = '55555555-5555-4555-8555-555555555555';
export const TIME = 1_800_000_000_000;

/** Every table, with these parts in it. */
export function tables<T extends string>(
  names: readonly T[],
  parts: Readonly<Record<T, Readonly<Record<string, PartFields>>>>,
): BoardData<T> {
  return Object.fromEntries(names.map((name) => [name, new Map(Object.entries<PartFields>(parts[name]))])) as unknown as BoardData<T>;
}

export const DESCRIPTION: Json = [
  { type: 'paragraph', runs: [{ text: 'Im ' }, { text: 'Wald', bold: true, italic: true, link: 'https://www.beispiel.de/' }] },
  { type: 'bullets', items: [[{ text: 'Eiche' }]] },
  { type: 'numbers', items: [[{ text: 'Buche' }]] },
];
