import classes from './public.module.css';
import { usePublicTexts } from './texts';

const CARDS = ['agenda', 'timer', 'light', 'groups', 'lottery', 'code'] as const;

/** Grey cards in the places where the page will be. */
export function BoardSkeleton() {
  const t = usePublicTexts();
  return (
    <>
      <div className={classes.tabs} aria-hidden="true" />
      <div className={classes.skeleton} role="status" aria-label={t('loading')}>
        {CARDS.map((card) => (
          <div key={card} className={classes.grey} aria-hidden="true" />
        ))}
      </div>
    </>
  );
}
