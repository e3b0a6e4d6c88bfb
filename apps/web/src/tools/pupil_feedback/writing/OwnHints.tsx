import { contentLanguage, type FeedbackAssignmentItem, type OwnPupilText } from '@murmel/contracts';
import { IconSparkles } from '@tabler/icons-react';
import { hintOutcome } from '../versions/hint-outcome';
import { useTexts } from './texts';
import classes from './writing.module.css';

/** Shows the hints that were released, those on the newest version first, and what became of the passages they point at. */
export function OwnHints({ own, item }: { own: OwnPupilText; item: FeedbackAssignmentItem }) {
  const t = useTexts();
  if (own.hints.length === 0 && !own.hintsComing) return null;
  const newest = own.versions.at(-1)?.text ?? '';
  const language = contentLanguage(item);
  const criteria = new Map(item.assignment.criteria.map(({ id, text }) => [id, text]));
  return (
    <section aria-labelledby="own-hints" className={classes.feedback}>
      <h2 id="own-hints">{t('hints.title')}</h2>
      <p className={classes.byModel}>
        <IconSparkles size={18} stroke={1.9} aria-hidden /> {t('hints.byModel')}
      </p>
      <p role="status" className={classes.hint}>
        {own.hintsComing && t('hints.coming')}
      </p>
      <ul className={classes.hints}>
        {own.hints.toReversed().map(({ id, version, criterionId, kind, text, quote }) => (
          <li key={id} className={classes.card}>
            <p className={classes.hint}>
              {t(`hints.kinds.${kind}`)} · {t('versions.one', { number: version })}
              {criterionId && criteria.has(criterionId) && (
                <>
                  {' · '}
                  <span lang={language}>{criteria.get(criterionId)}</span>
                </>
              )}
            </p>
            <p className={classes.words} lang={language}>
              {text}
            </p>
            {quote && (
              <blockquote className={classes.quote} lang={language}>
                {quote}
              </blockquote>
            )}
            {quote && kind === 'question' && version < own.versions.length && (
              <p className={classes.hint}>{t(hintOutcome({ quote }, newest) === 'same' ? 'hints.same' : 'hints.changed')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
