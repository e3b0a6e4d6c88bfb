import { type GridCell, type GridRow, LIMITS, type WorksheetGrid } from '@murmel/contracts';

const QUIET_MS = LIMITS.worksheet.quietSeconds * 1000;
/** Time since the last letter within which a participant counts as writing: one thinks between two sentences. */
const WRITES_MS = 12_000;

/** Current status of a participant. A raised hand counts most: they wait for the teacher. */
export type ResponseStatus =
  | { kind: 'hand'; minutes: number }
  | { kind: 'writes' }
  | { kind: 'paused'; seconds: number }
  | { kind: 'quiet'; minutes: number }
  | { kind: 'handedIn'; at: number };

/** @param now by the server's clock, as what is in the row */
export function responseStatusOf(
  { updatedAt, submittedAt, handSince }: Pick<GridRow, 'updatedAt' | 'submittedAt' | 'handSince'>,
  now: number,
): ResponseStatus {
  if (handSince !== null) return { kind: 'hand', minutes: Math.floor(Math.max(0, now - handSince) / 60_000) };
  if (submittedAt !== null) return { kind: 'handedIn', at: submittedAt };
  const since = Math.max(0, now - updatedAt);
  if (since >= QUIET_MS) return { kind: 'quiet', minutes: Math.floor(since / 60_000) };
  return since < WRITES_MS ? { kind: 'writes' } : { kind: 'paused', seconds: Math.floor(since / 1000) };
}

export const GRID_FILTERS = ['all', 'working', 'handedIn', 'absent'] as const;
export type GridFilter = (typeof GRID_FILTERS)[number];
export const GRID_ORDERS = ['need', 'name'] as const;
export type GridOrder = (typeof GRID_ORDERS)[number];

/** A row, and the place of its person among all in the order in which they began, from 1. */
export interface NumberedRow extends GridRow {
  place: number;
}

export function numberRows(rows: readonly GridRow[]): NumberedRow[] {
  return rows.map((row, index) => ({ ...row, place: index + 1 }));
}

/** Returns a participant's index in a list, and their neighbours; index -1 if they are not in it. */
export function neighboursOf(
  rows: readonly NumberedRow[],
  id: string,
): Record<'before' | 'row' | 'after', NumberedRow | undefined> & { index: number } {
  const index = rows.findIndex((row) => row.id === id);
  return { index, before: rows[index - 1], row: rows[index], after: index < 0 ? undefined : rows[index + 1] };
}

/** Counts the entries of each filter; pupils who have not begun are in no row. */
export function countsOf({ rows, absent }: Pick<WorksheetGrid, 'rows' | 'absent'>): Record<GridFilter, number> {
  const handedIn = rows.filter(({ submittedAt }) => submittedAt !== null).length;
  return { all: rows.length, working: rows.length - handedIn, handedIn, absent: absent.length };
}

/**
 * Sorts by need of the teacher: raised hands (longest first), quiet participants (longest first), then those with least, those waiting for
 * feedback, those with feedback.
 */
export function shownRows(rows: readonly NumberedRow[], filter: GridFilter, order: GridOrder, now: number): NumberedRow[] {
  const shown = rows.filter(({ submittedAt }) => filter === 'all' || filter === (submittedAt === null ? 'working' : 'handedIn'));
  if (order === 'name') return shown.sort((left, right) => left.name.localeCompare(right.name, 'de') || left.place - right.place);
  const need = new Map(shown.map((row) => [row.id, needOf(row, now)]));
  return shown.sort((left, right) => {
    const [one, other] = [need.get(left.id)!, need.get(right.id)!];
    return one[0] - other[0] || one[1] - other[1] || left.place - right.place;
  });
}

function needOf(row: GridRow, now: number): [rank: number, within: number] {
  if (row.handSince !== null) return [-1, row.handSince];
  if (row.submittedAt !== null) return row.feedback === 'given' ? [3, row.submittedAt] : [2, row.submittedAt];
  if (responseStatusOf(row, now).kind === 'quiet') return [0, row.updatedAt];
  return [1, row.cells.filter(({ state }) => state === 'done').length];
}

/** Calculates the class's progress with each task, in the order of the sheet. */
export function classBars({ tasks, rows }: Pick<WorksheetGrid, 'tasks' | 'rows'>): { done: number; begun: number; empty: number }[] {
  return tasks.map((_, index) => {
    const states = rows.map(({ cells }) => cells[index]?.state ?? 'empty');
    const count = (state: GridCell['state']): number => states.filter((one) => one === state).length;
    return { done: count('done'), begun: count('begun'), empty: count('empty') };
  });
}
