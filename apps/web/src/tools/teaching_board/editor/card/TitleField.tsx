import { LIMITS } from '@murmel/contracts';
import type { TeachingCard } from '@murmel/documents';
import { useEffect, useId, useRef, useState } from 'react';
import { elementIdOf } from '../../board/CardBox';
import type { EditorActions } from '../editor-context';
import { useTexts } from '../texts';
import classes from './title-field.module.css';

const { cardTitleMax } = LIMITS.teachingBoard;

/** The title of a card while it is written. Enter and leaving keep it, Escape takes the old one back. */
export function TitleField({ card, actions }: { card: TeachingCard; actions: EditorActions }) {
  const t = useTexts();
  const [draft, setDraft] = useState(card.title);
  const field = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  const counter = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const leave = (keep: boolean): void => {
    if (left.current) return;
    left.current = true;
    const title = draft.trim();
    if (keep && title !== card.title) actions.title(card.id, title);
    actions.writeTitle(undefined);
  };
  return (
    <div className={classes.title} data-chrome>
      <input
        ref={field}
        className={classes.field}
        aria-label={t('title.label')}
        aria-describedby={counter}
        placeholder={t('title.placeholder')}
        value={draft}
        maxLength={cardTitleMax}
        autoComplete="off"
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => leave(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          leave(event.key === 'Enter');
          document.getElementById(elementIdOf(card.id))?.focus();
        }}
      />
      <span id={counter} className={classes.counter} data-full={draft.length >= cardTitleMax || undefined}>
        <span aria-hidden="true">{t('title.counter', { count: draft.length, max: cardTitleMax })}</span>
        <span className="visually-hidden">{t('title.left', { count: cardTitleMax - draft.length })}</span>
      </span>
    </div>
  );
}
