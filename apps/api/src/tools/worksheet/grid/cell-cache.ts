import type { GridCell } from '@murmel/contracts';
import type { Sheet } from '@murmel/documents';
import type { DataSource, EntityManager } from 'typeorm';

/** The cells of the responses to one sheet, as long as neither changes. */
export class CellCache {
  private static readonly bySource = new WeakMap<DataSource, Map<string, CellCache>>();
  private readonly rows = new Map<string, { moment: string; cells: GridCell[] }>();

  private constructor(private readonly sheet: Sheet) {}

  /** Returns the cached rows of an item in this process; a changed sheet gets new ones. */
  static of({ connection }: EntityManager, itemId: string, sheet: Sheet): CellCache {
    const all = CellCache.bySource.get(connection) ?? new Map<string, CellCache>();
    CellCache.bySource.set(connection, all);
    let kept = all.get(itemId);
    if (kept?.sheet !== sheet) {
      kept = new CellCache(sheet);
      all.delete(itemId);
      all.set(itemId, kept);
      // The sheets that were looked at last; the others are read anew.
      if (all.size > SHEETS_AT_MOST) all.delete(all.keys().next().value!);
    }
    return kept;
  }

  has(id: string, moment: string): boolean {
    return this.rows.get(id)?.moment === moment;
  }

  keep(id: string, moment: string, cells: GridCell[]): void {
    this.rows.set(id, { moment, cells });
  }

  cells(id: string): GridCell[] {
    return this.rows.get(id)?.cells ?? [];
  }
}

const SHEETS_AT_MOST = 50;
