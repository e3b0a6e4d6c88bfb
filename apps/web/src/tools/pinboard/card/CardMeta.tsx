import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { dayText, timeText } from '../../../core/dates/dates';
import { useNow } from '../../../core/dates/use-now';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { usePinboard } from '../board/pinboard-context';
import classes from './card.module.css';
import type { CardFacts } from './card-facts';
import { useTexts } from './texts';

/** Shows the card's author, date and likes. */
export function CardMeta({ facts }: { facts: CardFacts }) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const now = useNow();
  const { board, nameOf, countsOf, liked, toggleLike } = usePinboard();
  const { card, likeRefusal } = facts;
  const author = nameOf(card.author);
  const at = new Date(card.createdAt);
  const likes = countsOf(card.id)[0];
  const on = liked.has(card.id);
  const Heart = on ? IconHeartFilled : IconHeart;
  return (
    <div className={classes.meta}>
      <PersonMarble id={card.author} name={author.name} size={28} />
      <span className={classes.author}>
        <span className={classes.authorName}>{author.name}</span>
        {card.createdAt > 0 && (
          <time dateTime={at.toISOString()}>{t('made', { day: dayText(at, now, language), time: timeText(at, language) })}</time>
        )}
      </span>
      {board.settings.likes && (
        <button
          type="button"
          className={classes.like}
          aria-pressed={on}
          aria-label={t('like', { count: likes })}
          disabled={likeRefusal !== undefined}
          onClick={() => toggleLike(card.id)}
        >
          <Heart size={22} stroke={1.9} aria-hidden />
          <span aria-hidden>{likes}</span>
        </button>
      )}
    </div>
  );
}
