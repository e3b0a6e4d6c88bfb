import classes from './page.module.css';
import { useBoardTexts } from './texts';

const LISTS = [4, 2, 3];

/** Grey lists in the places where they will be, with a name and cards of a title and text. */
export function BoardSkeleton() {
  const t = useBoardTexts();
  return (
    <div className={classes.skeleton} role="status" aria-label={t('loading')}>
      {LISTS.map((cards, index) => (
        <div key={index} className={classes.greyList} aria-hidden="true">
          <div className={classes.greyName} />
          {Array.from({ length: cards }, (_, card) => (
            <div key={card} className={classes.greyCard} />
          ))}
        </div>
      ))}
    </div>
  );
}
