import type { GridCell } from '@murmel/contracts';
import { IconBulb, IconCheck } from '@tabler/icons-react';
import { thumbnailUrl } from '../../../core/boards/file-address';
import classes from './grid.module.css';
import { useTexts } from './texts';

interface CellFaceProps {
  cell: GridCell;
  /** it is being written in now */
  writes: boolean;
}

/** Shows the progress of a participant in a task: ring, half or full, an excerpt of the answer, and how much of it is right. */
export function CellFace({ cell: { state, says, result, fileId, hint }, writes }: CellFaceProps) {
  const t = useTexts();
  const numbers = result && t('cell.of', { right: result.right, of: result.of });
  return (
    <>
      <Glyph state={state} />
      <span className="visually-hidden">{t(`cell.${state}`)}</span>
      {says !== undefined && (
        <span className={classes.says} data-writes={writes || undefined}>
          {says}
        </span>
      )}
      {fileId !== undefined && <img className={classes.thumbnail} src={thumbnailUrl(fileId)} alt={t('cell.photo')} loading="lazy" />}
      {result && says === undefined && <span className={classes.says}>{numbers}</span>}
      {result?.mark === 'right' && (
        <>
          <IconCheck size={18} stroke={2.4} className={classes.right ?? ''} aria-hidden />
          <span className="visually-hidden">{t('cell.right')}</span>
        </>
      )}
      {result && says !== undefined && result.mark !== 'right' && <span className={classes.numbers}>{numbers}</span>}
      {result && result.mark !== 'right' && (
        <span className={classes.short} aria-hidden>
          {result.right}/{result.of}
        </span>
      )}
      {hint && (
        <span className={classes.hint} title={t('cell.hint')}>
          <IconBulb size={16} stroke={1.9} aria-hidden />
          <span className="visually-hidden">{t('cell.hint')}</span>
        </span>
      )}
    </>
  );
}

/** Symbol of the state: empty ring, half or full, distinct without colour. */
export function Glyph({ state, size = 20 }: { state: GridCell['state']; size?: number | string }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} className={classes.glyph} data-state={state} aria-hidden="true">
      <circle cx="10" cy="10" r="8.6" />
      {state === 'begun' && <path d="M1.4 10a8.6 8.6 0 0 0 17.2 0q-4.3-2-8.6 0t-8.6 0Z" />}
      {state === 'done' && <path d="m5.8 10.4 2.8 2.8 5.6-5.8" />}
    </svg>
  );
}
