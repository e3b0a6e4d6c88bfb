import type { MarkedAuthor } from '../extensions/author-marks';
import { useTexts } from '../texts';
import classes from './document.module.css';

/** Which colour belongs to whom. Shown to the teacher only. */
export function AuthorLegend({ people }: { people: readonly MarkedAuthor[] }) {
  const t = useTexts();
  return (
    <ul className={classes.authors} aria-label={t('authors.legend')}>
      {people.length === 0 && <li>{t('authors.none')}</li>}
      {people.map(({ name, colour }) => (
        <li key={`${name}${colour}`} className={classes.author} data-colour={colour}>
          {name}
        </li>
      ))}
    </ul>
  );
}
