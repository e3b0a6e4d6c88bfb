import classes from './page.module.css';
import { useBoardTexts } from './texts';

const LISTS = [4, 2, 3];

/** Grey lists in the places where they will be. */
export function BoardSkeleton() {
  const t = useBoardTexts();
  return (
    <div className={classes.skeleton} role="status" aria-label={t('loading')}>
      {LISTS.map((cards, index) => (
        <div key={index} className={classes.greyList} aria-hidden="true">
          {Array.from({ length: cards }, (_, card) => (
            <div key={card} className={classes.greyCard} />
          ))}
        </div>
      ))}
    </div>
  );
}
