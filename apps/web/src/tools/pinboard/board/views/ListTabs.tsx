import { cardsIn, type PinboardList, seesCard } from '@murmel/documents';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { usePinboard } from '../pinboard-context';
import { useBoardTexts } from '../texts';
import classes from './tabs.module.css';

const NewListDialog = lazy(() => import('../lists/NewListDialog'));

interface ListTabsProps {
  lists: readonly PinboardList[];
  current: string;
  onChoose: (list: string) => void;
  mayAddList: boolean;
}

/** The lists as pills, one of them chosen; arrows go from one to the next. */
export function ListTabs({ lists, current, onChoose, mayAddList }: ListTabsProps) {
  const t = useBoardTexts();
  const { board, actor } = usePinboard();
  const row = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState(false);
  useEffect(() => {
    // In braces: newer browsers return a promise here, which is no clean-up.
    void row.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const key = (event: KeyboardEvent) => {
    const index = lists.findIndex(({ id }) => id === current);
    const steps: Record<string, number> = {
      ArrowRight: (index + 1) % lists.length,
      ArrowLeft: (index + lists.length - 1) % lists.length,
      Home: 0,
      End: lists.length - 1,
    };
    const next = lists[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    row.current?.querySelector<HTMLElement>(`[id="tab-${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div className={classes.bar}>
      <div ref={row} className={classes.row} role="tablist" aria-label={t('tabs')} onKeyDown={key}>
        {lists.map(({ id, name, colour }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            className={classes.tab}
            aria-selected={id === current}
            aria-controls="list-panel"
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            <span className={classes.dot} data-colour={colour} />
            <span className={classes.name}>{name}</span>
            <span className={classes.count}>{cardsIn(board, id).filter((card) => seesCard(board, actor, card)).length}</span>
          </button>
        ))}
      </div>
      {mayAddList && (
        <button type="button" className={classes.add} aria-label={t('list.add')} onClick={() => setAdding(true)}>
          <IconPlus size={22} stroke={2} aria-hidden />
        </button>
      )}
      {adding && (
        <Suspense fallback={null}>
          <NewListDialog onClose={() => setAdding(false)} onMade={onChoose} />
        </Suspense>
      )}
    </div>
  );
}
