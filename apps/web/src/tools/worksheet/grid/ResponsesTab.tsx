import type { Worksheet } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { startServerClock } from '../../../platform/clock/server-clock';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { AsOf } from './AsOf';
import classes from './grid.module.css';
import { ResponsesGrid } from './ResponsesGrid';
import { SingleResponse } from './SingleResponse';
import { StateButton } from './StateButton';
import { useTexts } from './texts';
import { useGrid } from './use-grid';

/** Shows the responses, live: the work of all at a glance, or at its own address one response with its feedback. */
export default function ResponsesTab({ item }: { item: Worksheet }) {
  const t = useTexts();
  const { responsePage } = useParams();
  const open = useGrid(item.id);
  const { grid, offline } = open;
  const names = useHiddenNames(item.id);
  useEffect(startServerClock, []);
  return (
    <>
      <ConnectionBar away={offline} />
      <AsOf open={open} />
      {!grid && (
        <div className={classes.waiting}>
          <SkeletonGrid shape="lines" count={8} label={t('loading')} />
        </div>
      )}
      {grid?.rows.length === 0 && (
        <EmptyState
          title={t('empty.title')}
          text={t(grid.tasks.length === 0 ? 'empty.tasks' : grid.state === 'open' ? 'empty.open' : 'empty.other')}
          actions={grid.tasks.length > 0 && <StateButton item={item} state={grid.state} />}
        />
      )}
      {grid && grid.rows.length > 0 && responsePage === undefined && <ResponsesGrid item={item} grid={grid} names={names} />}
      {grid && grid.rows.length > 0 && responsePage !== undefined && (
        <SingleResponse item={item} grid={grid} page={responsePage} covered={names[0]} />
      )}
    </>
  );
}

const key = (itemId: string): string => `murmel.covered.${itemId}`;

/** Holds if names are hidden: for the lifetime of this tab, also after a reload in front of the class. */
function useHiddenNames(itemId: string): [covered: boolean, cover: (covered: boolean) => void] {
  const [covered, setCovered] = useState(() => sessionStorage.getItem(key(itemId)) !== null);
  const cover = (next: boolean): void => {
    if (next) sessionStorage.setItem(key(itemId), '1');
    else sessionStorage.removeItem(key(itemId));
    setCovered(next);
  };
  return [covered, cover];
}
