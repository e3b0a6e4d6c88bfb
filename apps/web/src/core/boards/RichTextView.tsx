import type { BoardText, RichRun, TaskLine, TextBlock } from '@murmel/contracts';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import classes from './RichTextView.module.css';

interface RichTextViewProps {
  text: BoardText;
  /** links are only words: where the whole card is a link already */
  plain?: boolean;
  className?: string | undefined;
  /** marks a text that its place may shorten */
  long?: boolean;
  /**
   * Called when a line is ticked: with the place of its block in the text, and its own place in the block. Without it the boxes are only
   * shown.
   */
  onTick?: ((block: number, item: number, done: boolean) => void) | undefined;
}

/** Formatted text of a card, drawn without an editor. */
export function RichTextView({ text, plain = false, className, long = false, onTick }: RichTextViewProps) {
  const lines = text.flatMap((block) => (block.type === 'tasks' ? block.items : []));
  const current = lines.findIndex(({ done }) => !done) + 1;
  // Lines are counted through the whole text, so that each has a number of its own.
  const linesBefore = (key: number): number =>
    text.slice(0, key).reduce((sum, block) => sum + (block.type === 'tasks' ? block.items.length : 0), 0);
  const drawn = (block: TextBlock, key: number): ReactNode => {
    switch (block.type) {
      case 'paragraph':
        return (
          <p key={key} dir="auto">
            <Runs runs={block.runs} plain={plain} />
          </p>
        );
      case 'heading':
        return (
          <h3 key={key} className={classes.heading} dir="auto">
            <Runs runs={block.runs} plain={plain} />
          </h3>
        );
      case 'tasks':
        return (
          <Tasks
            key={key}
            items={block.items}
            from={linesBefore(key) + 1}
            current={current}
            plain={plain}
            onTick={onTick && ((item, done) => onTick(key, item, done))}
          />
        );
      case 'bullets':
        return (
          <ul key={key} dir="auto">
            {points(block.items, plain)}
          </ul>
        );
      case 'numbers':
        return (
          <ol key={key} dir="auto">
            {points(block.items, plain)}
          </ol>
        );
    }
  };
  return (
    <div className={`${classes.text} ${className ?? ''}`} data-long={long || undefined}>
      {text.map(drawn)}
    </div>
  );
}

function points(items: readonly (readonly RichRun[])[], plain: boolean): ReactNode {
  return items.map((runs, index) => (
    <li key={index}>
      <Runs runs={runs} plain={plain} />
    </li>
  ));
}

interface TasksProps {
  items: readonly TaskLine[];
  /** number of the first line */
  from: number;
  /** number of the first line of the text that is not done: where the class is */
  current: number;
  plain: boolean;
  onTick: ((item: number, done: boolean) => void) | undefined;
}

/** Numbered lines. Only the number ticks: on the words one presses to take hold of the card, or twice to write. */
function Tasks({ items, from, current, plain, onTick }: TasksProps) {
  const { t } = useTranslation('boards');
  const id = useId();
  return (
    <ol className={classes.tasks} start={from}>
      {items.map(({ runs, done = false }, index) => {
        const now = from + index === current;
        return (
          <li
            key={index}
            className={classes.task}
            data-done={done || undefined}
            data-current={now || undefined}
            {...(now ? { 'aria-current': 'step' } : {})}
          >
            <span className={classes.line}>
              {onTick && (
                <input
                  type="checkbox"
                  className={classes.box}
                  checked={done}
                  aria-labelledby={`${id}-${index}`}
                  onChange={({ currentTarget }) => onTick(index, currentTarget.checked)}
                />
              )}
              <span className={classes.mark} aria-hidden="true">
                {done ? <IconCheck size="1em" stroke={3} /> : from + index}
              </span>
              <span className={classes.words} dir="auto" id={`${id}-${index}`}>
                {!onTick && <span className="visually-hidden">{t(done ? 'task.done' : 'task.open')}: </span>}
                <Runs runs={runs} plain={plain} />
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Runs({ runs, plain }: { runs: readonly RichRun[]; plain: boolean }) {
  return runs.map((run, index) => <Run key={index} run={run} plain={plain} />);
}

function Run({ run, plain }: { run: RichRun; plain: boolean }) {
  let words: ReactNode = run.text;
  if (run.italic) words = <em>{words}</em>;
  if (run.bold) words = <strong>{words}</strong>;
  if (!run.link || plain) return <Fragment>{words}</Fragment>;
  return (
    <a href={run.link} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
}
