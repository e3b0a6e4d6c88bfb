import type { Item } from '@murmel/contracts';
import classes from './drawn.module.css';

/** Title and description above the tasks; the title is the page's heading already. */
export function SheetHead({ item: { title, description } }: { item: Item }) {
  return (
    <>
      <p className={classes.title} aria-hidden>
        {title}
      </p>
      {description !== '' && <p className={classes.description}>{description}</p>}
    </>
  );
}
