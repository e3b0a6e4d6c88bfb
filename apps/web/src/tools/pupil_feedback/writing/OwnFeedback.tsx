import { contentLanguage, type FeedbackAssignmentItem, type OwnPupilText } from '@murmel/contracts';
import { IconMessageHeart } from '@tabler/icons-react';
import { LevelMark } from '../versions/LevelMark';
import { useTexts } from './texts';
import classes from './writing.module.css';

/** Shows the feedback that was given, the newest first. It is the teacher's own. */
export function OwnFeedback({ own, item }: { own: OwnPupilText; item: FeedbackAssignmentItem }) {
  const t = useTexts();
  if (own.feedback.length === 0) return null;
  return (
    <section aria-labelledby="own-feedback" className={classes.feedback}>
      <h2 id="own-feedback">{t('feedback.title')}</h2>
      {own.feedback.toReversed().map(({ version, text, levels, score, next }) => (
        <article key={version} className={classes.card} aria-label={t('feedback.on', { number: version })}>
          <p className={classes.cardHead}>
            <IconMessageHeart size={20} stroke={1.9} aria-hidden />
            <b>{t('feedback.on', { number: version })}</b>
          </p>
          {text && (
            <p className={classes.words} lang={contentLanguage(item)}>
              {text}
            </p>
          )}
          <ul className={classes.levels}>
            {item.assignment.criteria.map(
              ({ id, text: name }) =>
                levels[id] !== undefined && (
                  <li key={id}>
                    <span lang={contentLanguage(item)}>{name}</span>
                    <LevelMark level={levels[id]} text={t(`levels.${levels[id] as 0 | 1 | 2 | 3}`)} />
                  </li>
                ),
            )}
          </ul>
          {score !== null && <p>{t('feedback.score', { score })}</p>}
          <p className={classes.hint}>{t(`feedback.${next}`)}</p>
        </article>
      ))}
    </section>
  );
}
