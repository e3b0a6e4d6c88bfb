import type { Worksheet, WorksheetGrid } from '@murmel/contracts';
import { IconX } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { api } from '../../../platform/api/client';
import { useNow } from '../../../platform/clock/use-now';
import { errorText } from '../../../platform/errors/error-text';
import { media } from '../../../ui/layout/media';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { Drawer } from '../../../ui/overlays/Drawer';
import { IconButton } from '../../../ui/overlays/IconButton';
import { toast } from '../../../ui/status/toast-queue';
import { AbsentPeople } from './AbsentPeople';
import { AnswerPanel } from './AnswerPanel';
import { GridBar } from './GridBar';
import { GridTable, type OpenCell } from './GridTable';
import { GradesBar } from './grades/GradesBar';
import { useGrades } from './grades/use-grades';
import classes from './grid.module.css';
import { countsOf, type GridFilter, type GridOrder, shownRows } from './grid-rows';
import panel from './panel.module.css';
import { useTexts } from './texts';
import { usePeople } from './use-people';

const WallDialog = lazy(() => import('./WallDialog'));
/** "20 seconds ago" need not be exact, and the order must not jump. */
const LOOKS_EVERY_MS = 5000;
const useNarrow = media('(max-width: 67.99em)');

interface ResponsesGridProps {
  item: Worksheet;
  grid: WorksheetGrid;
  names: [covered: boolean, cover: (covered: boolean) => void];
}

/** Shows the work of all participants at a glance, and beside it the answer that was opened. */
export function ResponsesGrid({ item, grid, names: [covered, cover] }: ResponsesGridProps) {
  const t = useTexts();
  const now = useNow(LOOKS_EVERY_MS);
  const narrow = useNarrow();
  const [filter, setFilter] = useState<GridFilter>('all');
  const [order, setOrder] = useState<GridOrder>('need');
  const [cell, setCell] = useState<OpenCell>();
  const [wall, setWall] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  const { people, nameOf } = usePeople(grid.rows, covered);
  const grades = useGrades(item.id, grid.rows);
  const rows = shownRows(people, filter, order, now);
  const row = rows.find(({ id }) => id === cell?.responseId);
  const close = (): void => {
    setCell(undefined);
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const toWall = async ({ blockId, responseId }: OpenCell): Promise<void> => {
    try {
      await api.worksheets.updateWall({ id: item.id, blockId, responseId });
      setWall(true);
    } catch (error) {
      toast({ id: 'wall', tone: 'alert', text: errorText(error) });
    }
  };
  const inside = cell && (
    <AnswerPanel
      key={cell.responseId}
      item={item}
      grid={grid}
      cell={cell}
      rows={rows}
      nameOf={nameOf}
      now={now}
      onOpen={setCell}
      onWall={() => void toWall(cell)}
    />
  );
  const name = row ? nameOf(row) : '';
  return (
    <div className={classes.page} data-open={(cell && !narrow) || undefined}>
      <div className={classes.main} ref={table}>
        <GridBar
          item={item}
          grid={grid}
          counts={countsOf(grid)}
          filter={filter}
          onFilter={setFilter}
          order={order}
          onOrder={setOrder}
          covered={covered}
          onCover={cover}
        />
        {grades && <GradesBar id={item.id} grades={grades} />}
        {filter === 'absent' ? (
          <AbsentPeople absent={grid.absent} covered={covered} />
        ) : (
          <GridTable
            grid={grid}
            rows={rows}
            nameOf={nameOf}
            covered={covered}
            now={now}
            open={cell}
            onOpen={setCell}
            grades={grades?.ofResponse}
          />
        )}
        {rows.length === 0 && filter !== 'absent' && <p className={classes.nobody}>{t('nobody')}</p>}
      </div>
      {cell && !narrow && (
        <aside className={panel.side} aria-label={t('panel.label', { name })} onKeyDown={({ key }) => key === 'Escape' && close()}>
          <header className={panel.head}>
            {row && <PersonMarble id={null} look={row.look} name={covered ? '' : name} size={44} />}
            <h2>{name}</h2>
            <IconButton icon={IconX} label={t('panel.close')} tipAlign="end" onClick={close} />
          </header>
          {inside}
        </aside>
      )}
      {cell && narrow && (
        <Drawer opened title={name} closeLabel={t('panel.close')} onClose={close}>
          {inside}
        </Drawer>
      )}
      <Suspense fallback={null}>{wall && <WallDialog item={item} onClose={() => setWall(false)} />}</Suspense>
    </div>
  );
}
