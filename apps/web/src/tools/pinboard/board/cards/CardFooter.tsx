import type { PinboardCard } from '@murmel/documents';
import { PersonMarble } from '../../../../ui/marbles/PersonMarble';
import { useBoardActions } from '../board-actions';
import { useBoardTexts } from '../texts';
import classes from './card.module.css';

export interface CardFooterProps {
  card: PinboardCard;
  /** what the card is called, or that it has no name */
  name: string;
  author: string;
  likes: number;
  comments: number;
  liked: boolean;
  mayLike: boolean;
}

/** Shows a card's author, likes and number of comments. */
export function CardFooter({ card, name, author, likes, comments, liked, mayLike }: CardFooterProps) {
  const t = useBoardTexts();
  const { like } = useBoardActions();
  return (
    <div className={classes.footer}>
      <span className={classes.author}>
        <PersonMarble id={card.author} name={author} size={26} />
        <span className={classes.authorName}>{author}</span>
      </span>
      {mayLike ? (
        <button
          type="button"
          className={classes.count}
          data-on={liked || undefined}
          aria-pressed={liked}
          aria-label={t('card.like', { name, count: likes })}
          onClick={() => like(card.id)}
        >
          <span className={classes.heart} />
          {likes > 0 && <span>{likes}</span>}
        </button>
      ) : (
        likes > 0 && (
          <span className={classes.count} role="img" aria-label={t('card.likes', { count: likes })}>
            <span className={classes.heart} />
            {likes}
          </span>
        )
      )}
      {comments > 0 && (
        <span className={classes.count} role="img" aria-label={t('card.comments', { count: comments })}>
          <span className={classes.bubble} />
          {comments}
        </span>
      )}
    </div>
  );
}
