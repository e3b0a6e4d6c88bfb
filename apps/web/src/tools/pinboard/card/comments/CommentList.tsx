import type { PinboardCommentEntry } from '@murmel/contracts';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { relativeTime } from '../../../../core/dates/dates';
import { useNow } from '../../../../core/dates/use-now';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { PersonMarble } from '../../../../ui/marbles/PersonMarble';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { useTexts } from '../texts';
import classes from './comments.module.css';

interface CommentListProps {
  /** oldest first */
  entries: readonly PinboardCommentEntry[];
  removable: (comment: PinboardCommentEntry) => boolean;
  onRemove: (id: string) => void;
  /** without it there are none */
  onOlder?: () => Promise<void>;
}

/** Distance in px from the end within which a reader counts as at the end, and stays there when a new entry comes. */
const AT_END = 60;

/** The talk, scrolled to its end like a conversation. */
export function CommentList({ entries, removable, onRemove, onOlder }: CommentListProps) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const now = useNow();
  const [reading, setReading] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const newest = entries.at(-1)?.id;
  useEffect(() => {
    const element = list.current;
    if (element && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [newest]);
  const older = async (): Promise<void> => {
    setReading(true);
    await onOlder?.();
    setReading(false);
  };
  return (
    <div
      ref={list}
      className={classes.list}
      // A scrolled region must be reachable by keyboard.
      tabIndex={0}
      role="log"
      aria-label={t('comments.heading')}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < AT_END;
      }}
    >
      {onOlder && (
        <Button size="sm" variant="subtle" loading={reading} onClick={() => void older()}>
          {t('comments.older')}
        </Button>
      )}
      <ul className={classes.entries}>
        {entries.map((comment) => {
          const name = comment.author?.name ?? t('somebody');
          const { key, values } = relativeTime(comment.createdAt, now, language);
          return (
            <li key={comment.id} className={classes.comment}>
              <PersonMarble id={comment.author?.id ?? null} name={name} size={34} />
              <div className={classes.said}>
                <p className={classes.by}>
                  <strong>{comment.mine ? t('comments.you', { name }) : name}</strong> ·{' '}
                  <time dateTime={comment.createdAt}>{t(`when.${key}`, values)}</time>
                </p>
                <p className={classes.text}>{comment.text}</p>
              </div>
              {removable(comment) && (
                <IconButton
                  className={classes.remove ?? ''}
                  label={t('comments.remove', { name })}
                  icon={IconTrash}
                  iconSize={18}
                  tipAlign="end"
                  onClick={() => onRemove(comment.id)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
