import type { WorksheetGrid } from '@murmel/contracts';
import type { CSSProperties } from 'react';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { CellFace } from './CellFace';
import { GradeSign } from './grades/GradeSign';
import type { Grades } from './grades/use-grades';
import classes from './grid.module.css';
import { classBars, type NumberedRow, responseStatusOf } from './grid-rows';
import { ResponseStatusText } from './ResponseStatusText';
import { useTexts } from './texts';
import { useGridKeys } from './use-grid-keys';

/** Cell that is open beside the grid. */
export interface OpenCell {
  responseId: string;
  blockId: string;
}

interface GridTableProps {
  grid: WorksheetGrid;
  rows: readonly NumberedRow[];
  nameOf: (row: NumberedRow) => string;
  covered: boolean;
  now: number;
  open: OpenCell | undefined;
  onOpen: (cell: OpenCell) => void;
  /** grades at learning platforms, by the response's id; absent: it is in no course */
  grades: Grades['ofResponse'] | undefined;
}

/**
 * People by tasks, as they work. Names and how they stand stay where they are while tasks are scrolled; tasks shrink to number and state. On
 * a phone each person is a card with the cells in it.
 */
export function GridTable({ grid, rows, nameOf, covered, now, open, onOpen, grades }: GridTableProps) {
  const t = useTexts();
  const { tasks } = grid;
  const bars = classBars(grid);
  const keys = useGridKeys(
    rows.map(({ id }) => id),
    tasks.length + 1,
  );
  return (
    <div className={classes.scroll}>
      <table
        role="grid"
        className={classes.table}
        style={{ '--tasks': tasks.length } as CSSProperties}
        aria-label={t('grid')}
        onKeyDown={keys.onKeyDown}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={classes.people}>
              {t('people', { count: grid.rows.length })}
            </th>
            {tasks.map(({ blockId, task }, index) => (
              <th key={blockId} role="columnheader" scope="col" title={task}>
                <span className={classes.taskHead}>
                  <span className={classes.column}>
                    <span className={classes.number}>{index + 1}</span>
                    <span className={classes.task}>{task || t('task', { number: index + 1 })}</span>
                  </span>
                  <span className={classes.bar}>
                    <span className={classes.track} aria-hidden>
                      <span style={{ inlineSize: `${(100 * bars[index]!.done) / Math.max(1, grid.rows.length)}%` }} />
                    </span>
                    <span aria-hidden>{bars[index]!.done}</span>
                    <span className="visually-hidden">{t('doneOf', { count: bars[index]!.done, all: grid.rows.length })}</span>
                  </span>
                </span>
              </th>
            ))}
            <th role="columnheader" scope="col" className={classes.standHead}>
              {t('stand.label')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => {
            const stand = responseStatusOf(row, now);
            const name = nameOf(row);
            const grade = grades?.get(row.id);
            return (
              <tr key={row.id} role="row" data-kind={stand.kind} data-open={open?.responseId === row.id || undefined}>
                <th role="rowheader" scope="row">
                  <button
                    type="button"
                    className={classes.person}
                    {...keys.cell(row.id, 0)}
                    onClick={() => onOpen({ responseId: row.id, blockId: row.at ?? tasks[0]!.blockId })}
                  >
                    <PersonMarble id={null} look={row.look} name={covered ? '' : name} size={30} />
                    <span className={classes.who}>
                      <span className={classes.name}>{name}</span>
                      {row.feedback !== 'none' && <span className={classes.feedback}>{t(`feedback.${row.feedback}`)}</span>}
                    </span>
                  </button>
                </th>
                {tasks.map(({ blockId }, index) => {
                  const writes = stand.kind === 'writes' && row.at === blockId;
                  return (
                    <td key={blockId} role="gridcell" data-writes={writes || undefined}>
                      <button
                        type="button"
                        className={classes.cell}
                        data-open={(open?.responseId === row.id && open.blockId === blockId) || undefined}
                        {...keys.cell(row.id, index + 1)}
                        onClick={() => onOpen({ responseId: row.id, blockId })}
                      >
                        <span className={classes.cellNumber} aria-hidden>
                          {index + 1}
                        </span>
                        <CellFace cell={row.cells[index] ?? { state: 'empty' }} writes={writes} />
                      </button>
                    </td>
                  );
                })}
                <td role="gridcell" className={classes.standCell}>
                  <ResponseStatusText stand={stand} />
                  {grade && <GradeSign grade={grade} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
