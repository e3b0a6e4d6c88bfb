import { Extension } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Plugin, Selection } from '@tiptap/pm/state';
import { handlePaste, isInTable, TableMap, tableNodeTypes } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { cleanPastedHtml } from '../../../platform/paste/clean-pasted-html';

const ONE_FIELD = { colspan: 1, rowspan: 1 };

/** Divides cells that cover several fields: the words stay in the first, the others are empty. */
function divided(table: Node): Node {
  if (table.type.spec.tableRole !== 'table') return table;
  const map = TableMap.get(table);
  const rows = Array.from({ length: map.height }, (_row, row) => {
    const cells = map.map.slice(row * map.width, (row + 1) * map.width).map((position, column) => {
      const cell = table.nodeAt(position);
      const first = map.map.indexOf(position) === row * map.width + column;
      return cell?.type.createAndFill({ ...cell.attrs, ...ONE_FIELD }, first ? cell.content : null) ?? null;
    });
    return table.child(row).copy(Fragment.from(cells.filter((cell) => cell !== null)));
  });
  return table.copy(Fragment.from(rows));
}

/** Also rows alone, as they are copied from a table. */
function withoutSpans({ content, openStart, openEnd }: Slice): Slice {
  const [first] = content.content;
  const role = first?.type.spec.tableRole as string | undefined;
  if (first && role === 'row')
    return new Slice(divided(tableNodeTypes(first.type.schema).table.create(null, content)).content, openStart, openEnd);
  return new Slice(Fragment.from(role === 'table' ? content.content.map(divided) : content), openStart, openEnd);
}

function pasteBehindTable(view: EditorView, slice: Slice): void {
  const { $from } = view.state.selection;
  let depth = $from.depth;
  while (depth > 1 && $from.node(depth).type.spec.tableRole !== 'table') depth -= 1;
  const behind = $from.after(depth);
  const transaction = view.state.tr.replaceRange(behind, behind, Slice.maxOpen(slice.content));
  view.dispatch(transaction.setSelection(Selection.near(transaction.doc.resolve(transaction.mapping.map(behind)), -1)).scrollIntoView());
}

/** @throws nothing: cells over several rows that reach the end of the table, for which the library throws, are divided */
function pasteIntoTable(view: EditorView, event: ClipboardEvent, slice: Slice): boolean {
  for (const tried of [() => slice, () => withoutSpans(slice)]) {
    try {
      return handlePaste(view, event, tried());
    } catch {
      // It throws before anything has changed.
    }
  }
  pasteBehindTable(view, slice);
  return true;
}

/** How documents take what is pasted: lists as they were seen, and tables into the cells of a table, or behind it where they do not fit. */
export const Paste = Extension.create({
  name: 'pasteIntoDocument',
  // Before the library's own.
  priority: 200,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: cleanPastedHtml,
        handlePaste: (view, event, slice) => isInTable(view.state) && pasteIntoTable(view, event, slice),
      },
    }),
  ],
});
