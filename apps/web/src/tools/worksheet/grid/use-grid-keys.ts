import { type KeyboardEvent, useState } from 'react';

/** One cell of a grid: `row` by its id, because rows change their places; `column` from 0. */
export interface GridPosition {
  row: string;
  column: number;
}

/** Arrows go from cell to cell; the Tab key reaches the cell that was used last. Cells are buttons with `data-row` and `data-column`. */
export function useGridKeys(rows: readonly string[], columns: number) {
  const [place, setPlace] = useState<GridPosition>();
  const current = place && rows.includes(place.row) ? place : { row: rows[0] ?? '', column: place?.column ?? 0 };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = positionAfter(event, rows, columns, current);
    if (!next) return;
    event.preventDefault();
    const { row, column } = next;
    event.currentTarget.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"][data-column="${column}"]`)?.focus();
  };
  return {
    onKeyDown,
    cell: (row: string, column: number) => ({
      'data-row': row,
      'data-column': column,
      tabIndex: current.row === row && Math.min(current.column, columns - 1) === column ? 0 : -1,
      onFocus: () => setPlace({ row, column }),
    }),
  };
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Returns the cell that a key selects in a grid. @returns undefined: none */
export function positionAfter(pressed: Pressed, rows: readonly string[], columns: number, at: GridPosition): GridPosition | undefined {
  if (pressed.altKey || pressed.metaKey) return undefined;
  const index = rows.indexOf(at.row);
  const [lastRow, lastColumn] = [rows.length - 1, columns - 1];
  const go = (row: number, column: number): GridPosition => ({
    row: rows[Math.max(0, Math.min(lastRow, row))]!,
    column: Math.max(0, Math.min(lastColumn, column)),
  });
  if (index < 0) return undefined;
  switch (pressed.key) {
    case 'ArrowDown':
      return go(index + 1, at.column);
    case 'ArrowUp':
      return go(index - 1, at.column);
    case 'ArrowRight':
      return go(index, at.column + 1);
    case 'ArrowLeft':
      return go(index, at.column - 1);
    case 'Home':
      return go(pressed.ctrlKey ? 0 : index, 0);
    case 'End':
      return go(pressed.ctrlKey ? lastRow : index, lastColumn);
    default:
      return undefined;
  }
}
