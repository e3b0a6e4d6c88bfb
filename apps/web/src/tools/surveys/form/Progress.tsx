import classes from './Progress.module.css';
import { useTexts } from './texts';

/** Maximum number of parts that can be distinguished; above it a single bar is shown. */
const PARTS = 12;

/** Shows the progress as a bar, unless there is none to see, and in words. @param index from 0 */
export function Progress({ id, index, count, bar }: { id: string; index: number; count: number; bar: boolean }) {
  const t = useTexts();
  const parts =
    count <= PARTS ? Array.from({ length: count }, (_, part) => (part < index ? 1 : part === index ? 0.5 : 0)) : [(index + 0.5) / count];
  return (
    <>
      {bar && (
        <div className={classes.bar} aria-hidden="true">
          {parts.map((filled, part) => (
            <span key={part} className={classes.part} data-begun={filled > 0 || undefined}>
              <span className={classes.filled} style={{ width: `${filled * 100}%` }} />
            </span>
          ))}
        </div>
      )}
      <p className={classes.words} id={id}>
        {t('progress', { number: index + 1, count })}
      </p>
    </>
  );
}
