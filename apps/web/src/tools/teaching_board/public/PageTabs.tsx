import { type KeyboardEvent, useEffect, useRef } from 'react';
import { pageName } from '../board/page-name';
import { useTeachingBoard } from '../board/teaching-board-context';
import { useBoardTexts } from '../board/texts';
import classes from './public.module.css';
import { usePublicTexts } from './texts';

/** The pages as pills, one of them chosen; arrows go from one to the next. */
export function PageTabs() {
  const t = usePublicTexts();
  const boardTexts = useBoardTexts();
  const {
    board: { pages },
    page,
    showPage,
  } = useTeachingBoard();
  const row = useRef<HTMLDivElement>(null);
  const current = page?.id;
  useEffect(() => {
    // In braces: newer browsers return a promise here, which is no clean-up.
    void row.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const key = (event: KeyboardEvent): void => {
    const index = pages.findIndex(({ id }) => id === current);
    const steps: Record<string, number> = {
      ArrowRight: (index + 1) % pages.length,
      ArrowLeft: (index + pages.length - 1) % pages.length,
      Home: 0,
      End: pages.length - 1,
    };
    const next = pages[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    showPage(next.id);
    row.current?.querySelector<HTMLElement>(`[id="tab-${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div className={classes.tabs}>
      <div ref={row} className={classes.row} role="tablist" aria-label={t('pages')} onKeyDown={key}>
        {pages.map((one) => (
          <button
            key={one.id}
            type="button"
            role="tab"
            id={`tab-${one.id}`}
            className={classes.tab}
            aria-selected={one.id === current}
            aria-controls="page-panel"
            tabIndex={one.id === current ? 0 : -1}
            onClick={() => showPage(one.id)}
          >
            {pageName(pages, one, boardTexts)}
          </button>
        ))}
      </div>
    </div>
  );
}
