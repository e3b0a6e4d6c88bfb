import type { BorderStyle } from '@murmel/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import { TextWithFormulas } from '../../../core/formulas/TextWithFormulas';
import type { DrawnBorder } from './DrawnFrame';
import classes from './sheet.module.css';
import { useSheetTexts } from './texts';

const DrawnFrame = lazy(() => import('./DrawnFrame'));
/** Frames that are no border of CSS. */
const DRAWN: readonly BorderStyle[] = ['sketchy', 'comic', 'retro'] satisfies DrawnBorder[];
const isDrawn = (border: BorderStyle): border is DrawnBorder => DRAWN.includes(border);

interface TaskFrameProps {
  border: BorderStyle;
  /** place among the tasks from 1 */
  number: number;
  /** id of the heading, which names what is inside */
  headingId: string;
  task: ReactNode;
  points: number | null;
  /** seed that makes each sketched frame unique */
  seed: string;
  /** right of the heading */
  aside?: ReactNode;
  children: ReactNode;
}

/** A task with its number and its frame, in the style of the sheet. */
export function TaskFrame({ border, number, headingId, task, points, seed, aside, children }: TaskFrameProps) {
  const t = useSheetTexts();
  return (
    <section className={classes.frame} data-border={border} aria-labelledby={headingId}>
      {isDrawn(border) && (
        <Suspense fallback={null}>
          <DrawnFrame style={border} seed={seed} />
        </Suspense>
      )}
      <div className={classes.taskHead}>
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        <h2 id={headingId} className={classes.task}>
          <span className="visually-hidden">{t('number', { number })}: </span>
          {typeof task === 'string' ? <TextWithFormulas text={task} /> : task}
        </h2>
        {points !== null && <span className={classes.points}>{t('points', { count: points })}</span>}
        {aside}
      </div>
      <div className={classes.inside}>{children}</div>
    </section>
  );
}
