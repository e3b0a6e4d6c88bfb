import { inProportion, type WorksheetGrid } from '@murmel/contracts';
import type { CSSProperties } from 'react';
import { TextWithFormulas } from '../../../core/formulas/TextWithFormulas';
import { Marble } from '../../../ui/marbles/Marble';
import type { SwirlIndex } from '../../../ui/marbles/swirls';
import { Glyph } from './CellFace';
import { classBars, countsOf } from './grid-rows';
import { useTexts } from './texts';
import classes from './wall.module.css';

/** Maximum number of marbles that can be distinguished; the number beside them counts all. */
const DRAWN = 60;
const SWIRLS = 6;
/** Number of tasks from which on each has one line of its own instead of two. */
const MANY = 6;
/** Number of tasks up to which that line may be two lines of words. */
const WORDY = 7;

/** Shows the progress of the class task by task: full marbles first, then begun, then empty ones. They are anonymous. */
export function WallTracks({ grid }: { grid: WorksheetGrid }) {
  const t = useTexts();
  const bars = classBars(grid);
  const all = grid.rows.length;
  const many = grid.tasks.length >= MANY;
  const width = (many ? 46 : 70) / Math.max(1, Math.min(DRAWN, all));
  // Rows share the height that title and legend leave.
  const size = `min(2.6vw, ${width.toFixed(2)}vw, max(20px, ${(34 / Math.max(1, grid.tasks.length)).toFixed(2)}dvh))`;
  return (
    <>
      <div className={classes.region} tabIndex={0} role="region" aria-label={t('grid')}>
        <ol
          className={classes.tracks}
          data-many={many ? (grid.tasks.length > WORDY ? 'short' : 'wordy') : undefined}
          style={{ '--marble': size } as CSSProperties}
        >
          {grid.tasks.map(({ blockId, task }, index) => {
            const { done, begun, empty } = bars[index]!;
            const [drawnDone = 0, drawnBegun = 0, drawnEmpty = 0] = inProportion([done, begun, empty], DRAWN);
            return (
              <li key={blockId}>
                <h2>
                  <span className={classes.number}>{index + 1}</span>
                  <span>
                    <TextWithFormulas text={task} />
                  </span>
                </h2>
                <span className={classes.track} aria-hidden>
                  {Array.from({ length: drawnDone }, (_, place) => (
                    <Marble key={place} colour="tafel" swirl={(place % SWIRLS) as SwirlIndex} size="var(--marble)" />
                  ))}
                  {Array.from({ length: drawnBegun }, (_, place) => (
                    <Glyph key={place} state="begun" size="var(--marble)" />
                  ))}
                  {Array.from({ length: drawnEmpty }, (_, place) => (
                    <Glyph key={place} state="empty" size="var(--marble)" />
                  ))}
                </span>
                <p className={classes.count}>
                  <b>{done}</b> {t('wall.of', { all })}
                </p>
              </li>
            );
          })}
        </ol>
      </div>
      <p className={classes.legend}>
        <span>
          <Marble colour="tafel" size="1.15em" /> {t('cell.done')}
        </span>
        <span>
          <Glyph state="begun" size="1.15em" /> {t('cell.begun')}
        </span>
        <span>
          <Glyph state="empty" size="1.15em" /> {t('cell.empty')}
        </span>
        <strong>{t('wall.handedIn', { count: countsOf(grid).handedIn })}</strong>
      </p>
    </>
  );
}
