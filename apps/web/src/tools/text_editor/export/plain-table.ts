import type { JSONContent } from '@tiptap/core';

const EMPTY: JSONContent = { type: 'tableCell', content: [{ type: 'paragraph' }] };

/** A table as Markdown has them: no merged cells, and nothing in a cell but lines. */
export function plainTable(table: JSONContent): JSONContent {
  const { content = [] } = withoutMergedCells(table);
  return { ...table, content: content.map((row) => ({ ...row, content: (row.content ?? []).map(withLines) })) };
}

function withLines(cell: JSONContent): JSONContent {
  const lines = (cell.content ?? []).flatMap(linesOf);
  return { ...cell, content: lines.length > 0 ? lines : [{ type: 'paragraph' }] };
}

/** Blocks that are more than a line, as lines: points with their signs, rows of a table in a table with an upright line between cells. */
function linesOf(block: JSONContent): JSONContent[] {
  const { type, attrs, content = [] } = block;
  switch (type) {
    case 'table':
      return (withoutMergedCells(block).content ?? []).map(rowOf);
    case 'bulletList':
      return content.flatMap((item) => pointOf(item, '- '));
    case 'orderedList':
      return content.flatMap((item, at) => pointOf(item, `${Number(attrs?.start ?? 1) + at}. `));
    case 'taskList':
      return content.flatMap((item) => pointOf(item, item.attrs?.checked === true ? '☒ ' : '☐ '));
    case 'blockquote':
      return content.flatMap(linesOf);
    case 'blockMath':
      return [{ type: 'paragraph', content: [{ type: 'inlineMath', attrs: attrs ?? {} }] }];
    default:
      return [block];
  }
}

function pointOf({ content = [] }: JSONContent, sign: string): JSONContent[] {
  const [first, ...others] = content.flatMap(linesOf);
  return [{ type: 'paragraph', content: [{ type: 'text', text: sign }, ...(first?.content ?? [])] }, ...others];
}

function rowOf({ content = [] }: JSONContent): JSONContent {
  const cells = content.map((cell) => joined((cell.content ?? []).flatMap(linesOf), ' '));
  return {
    type: 'paragraph',
    content: joined(
      cells.map((inside) => ({ type: 'paragraph', content: inside })),
      ' | ',
    ),
  };
}

/** Content of several lines in one, with words between them; a picture is a line without content. */
function joined(lines: readonly JSONContent[], between: string): JSONContent[] {
  return lines.flatMap((line, at) => {
    const inside = line.type === 'paragraph' || line.type === 'heading' || line.type === 'codeBlock' ? (line.content ?? []) : [line];
    return at === 0 ? inside : [{ type: 'text', text: between }, ...inside];
  });
}

/**
 * Splits merged cells, because a Markdown table has only cells of one column and one row. A merged cell keeps its text in its first place,
 * and an empty cell fills each other place that it covered. All text stays in its column.
 */
function withoutMergedCells(table: JSONContent): JSONContent {
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
