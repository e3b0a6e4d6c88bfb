import { WEBSITE_LIMITS } from '@murmel/contracts';
import type { SiteBlockOf } from '@murmel/documents';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { useFieldDraft } from '../../../../core/blocks/use-field-draft';
import { pastedTable } from '../../../../core/pasted/pasted-lines';
import { showTruncation } from '../../../../platform/page/announce-truncation';
import { toast } from '../../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import { useChangeBlock } from '../use-change-block';
import classes from './page.module.css';
import { withCell } from './table-rows';

const { cellMax, rows: rowsMax, columns: columnsMax } = WEBSITE_LIMITS.table;

/** A table whose cells are written where they stand; a table from elsewhere is pasted as a whole. */
export function EditedTable({ block, begins }: { block: SiteBlockOf<'Table'>; begins: boolean }) {
  const t = useTexts();
  const change = useChangeBlock(block.id);
  const draft = useFieldDraft({ value: block.content.rows, save: (rows) => change({ rows }, 'rows') });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (begins) first.current?.focus();
  }, [begins]);
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const given = pastedTable(event.clipboardData.getData('text/plain'));
    if (!given) return;
    event.preventDefault();
    if (given.flat().some((one) => one.length > cellMax)) showTruncation(cellMax);
    const wide = Math.max(...given.map((cells) => cells.length));
    if (row + given.length > rowsMax || column + wide > columnsMax)
      toast({ id: 'table-cut', tone: 'info', text: t('fields.tableCut', { rows: rowsMax, columns: columnsMax }) });
    const rows = given.flatMap((cells, down) => cells.map((cell, right) => ({ row: row + down, column: column + right, cell })));
    draft.change(
      rows.reduce((all, one) => withCell(all, one), draft.value),
      'now',
    );
  };
  return (
    <div className={classes.scroll}>
      <table className={classes.cells}>
        <tbody>
          {draft.value.map((cells, row) => (
            <tr key={row} data-head={(row === 0 && block.content.head) || undefined}>
              {cells.map((cell, column) => (
                <td key={column}>
                  <input
                    ref={row === 0 && column === 0 ? first : undefined}
                    aria-label={t('fields.cell', { row: row + 1, column: column + 1 })}
                    maxLength={cellMax}
                    value={cell}
                    onChange={(event) => draft.change(withCell(draft.value, { row, column, cell: event.currentTarget.value }))}
                    onBlur={draft.flush}
                    onPaste={(event) => paste(event, row, column)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
