import type { JSONContent } from '@tiptap/core';

const EMPTY: JSONContent = { type: 'tableCell', content: [{ type: 'paragraph' }] };

/**
 * Splits merged cells, because a Markdown table has only cells of one column and one row. A merged cell keeps its text in its first place,
 * and an empty cell fills each other place that it covered. All text stays in its column.
 */
export function withoutMergedCells(table: JSONContent): JSONContent {
  /** by column: how many of the rows to come are covered by a cell from above */
  const covered: number[] = [];
  const rows = (table.content ?? []).map((row) => {
    const cells: JSONContent[] = [];
    const passCovered = () => {
      for (; (covered[cells.length] ?? 0) > 0; cells.push(EMPTY)) covered[cells.length]! -= 1;
    };
    for (const cell of row.content ?? []) {
      passCovered();
      const { colspan = 1, rowspan = 1 } = cell.attrs ?? {};
      for (let column = 0; column < colspan; column += 1) {
        covered[cells.length] = rowspan - 1;
        cells.push(column === 0 ? cell : EMPTY);
      }
    }
    passCovered();
    return { ...row, content: cells };
  });
  return { ...table, content: rows };
}
