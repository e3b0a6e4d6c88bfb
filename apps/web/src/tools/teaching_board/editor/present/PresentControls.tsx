import { IconArrowsMinimize, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { useBoardTexts } from '../../board/texts';
import { pageBeside } from '../pages/page-beside';
import { useTexts } from '../texts';
import classes from './present.module.css';

/** Time without pointer or key after which the controls fade. */
const FADES_AFTER_MS = 3000;

/** Current page, its neighbours, and the exit button: at the lower right of the wall. */
export function PresentControls({ onLeave }: { onLeave: (() => void) | undefined }) {
  const t = useTexts();
  const boardTexts = useBoardTexts();
  const { board, page, showPage } = useTeachingBoard();
  const quiet = useQuiet();
  const before = pageBeside(board.pages, page?.id, -1);
  const after = pageBeside(board.pages, page?.id, 1);
  const number = board.pages.findIndex(({ id }) => id === page?.id) + 1;
  return (
    <div className={classes.controls} role="toolbar" aria-label={t('present.label')} data-quiet={quiet || undefined} data-chrome>
      <button
        type="button"
        className={classes.button}
        aria-label={t('present.before')}
        title={t('present.before')}
        disabled={!before}
        onClick={() => before && showPage(before.id)}
      >
        <IconChevronLeft size={26} stroke={2} aria-hidden />
      </button>
      <span className={classes.position}>
        <span aria-hidden="true">{t('present.position', { number, count: board.pages.length })}</span>
        <span className="visually-hidden" role="status">
          {boardTexts('page.position', { number, count: board.pages.length })}
        </span>
      </span>
      <button
        type="button"
        className={classes.button}
        aria-label={t('present.after')}
        title={t('present.after')}
        disabled={!after}
        onClick={() => after && showPage(after.id)}
      >
        <IconChevronRight size={26} stroke={2} aria-hidden />
      </button>
      {onLeave && (
        <>
          <span className={classes.line} aria-hidden="true" />
          <button type="button" className={classes.button} aria-label={t('present.leave')} title={t('present.leave')} onClick={onLeave}>
            <IconArrowsMinimize size={26} stroke={2} aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}

function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = (): void => {
      setQuiet(false);
      clearTimeout(timer);
      timer = setTimeout(() => setQuiet(true), FADES_AFTER_MS);
    };
    wake();
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    events.forEach((name) => addEventListener(name, wake, { passive: true }));
    return () => {
      clearTimeout(timer);
      events.forEach((name) => removeEventListener(name, wake));
    };
  }, []);
  return quiet;
}
