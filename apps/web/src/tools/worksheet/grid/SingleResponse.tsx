import { TOOLS, type Worksheet, type WorksheetGrid } from '@murmel/contracts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { RouterLink } from '../../../core/links/RouterLink';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import classes from './feedback.module.css';
import { PeopleBar } from './PeopleBar';
import { ReadResponse } from './ReadResponse';
import { useTexts } from './texts';
import { useLiveResponse } from './use-live-response';
import { usePeople } from './use-people';

interface SingleResponseProps {
  item: Worksheet;
  grid: WorksheetGrid;
  /** from the address: the place of the person among all, from 1 */
  page: string;
  covered: boolean;
}

/** Full response of one person, each at its own address, with its feedback. */
export function SingleResponse({ item, grid, page, covered }: SingleResponseProps) {
  const t = useTexts();
  const all = `${TOOLS.worksheet.route}/${item.id}/responses`;
  const { people, nameOf } = usePeople(grid.rows, covered);
  const row = people[Math.trunc(Number(page)) - 1];
  const { work } = useLiveResponse(item.id, row?.id ?? null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <div className={classes.page}>
      <RouterLink href={all} className={classes.back}>
        <IconArrowLeft size={18} stroke={1.9} aria-hidden /> {t('toGrid')}
      </RouterLink>
      {!row && <EmptyState title={t('single.gone')} text={t('single.goneText', { count: people.length })} />}
      {row && !work && <SkeletonGrid shape="lines" count={8} label={t('loading')} />}
      {row && work && (
        <ReadResponse key={row.id} item={item} row={row} work={work} name={nameOf(row)} covered={covered} all={all} bar={bar} />
      )}
      {row && <PeopleBar rows={people} id={row.id} nameOf={nameOf} covered={covered} all={all} beside={setBar} />}
    </div>
  );
}
