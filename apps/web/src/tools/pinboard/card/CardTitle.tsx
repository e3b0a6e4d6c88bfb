import { LIMITS } from '@murmel/contracts';
import { type PinboardCard, richTextWords } from '@murmel/documents';
import { useEffect, useRef, useState } from 'react';
import { usePinboard } from '../board/pinboard-context';
import classes from './card.module.css';
import { useTexts } from './texts';

interface CardTitleProps {
  card: PinboardCard;
  titleId: string;
  editable: boolean;
  onTyping: () => void;
}

/** The card's title, changed by clicking into it. Enter keeps it, Escape takes the old one back. */
export function CardTitle({ card, titleId, editable, onTyping }: CardTitleProps) {
  const t = useTexts();
  const { run } = usePinboard();
  const [draft, setDraft] = useState(card.name);
  const written = useRef(false);
  const reverted = useRef(false);
  useEffect(() => {
    // Others' changes must not alter the text being typed.
    if (!written.current) setDraft(card.name);
  }, [card.name]);
  const heading = card.name.trim() || (richTextWords(card.description).trim() === '' ? t('untitled') : '');
  if (!editable) {
    return (
      <h2 id={titleId} className={heading ? classes.title : 'visually-hidden'} tabIndex={-1}>
        {heading || t('untitled')}
      </h2>
    );
  }
  const leave = () => {
    const name = draft.trim().replace(/\s+/g, ' ');
    if (reverted.current || !written.current || name === card.name) setDraft(card.name);
    else void run('changeCard', { card: card.id, name }).then(({ ok }) => !ok && setDraft(card.name));
    written.current = false;
    reverted.current = false;
  };
  return (
    <>
      <h2 id={titleId} className="visually-hidden" tabIndex={-1}>
        {card.name.trim() || t('untitled')}
      </h2>
      <span className={classes.titleSizer} data-text={`${draft || t('title.placeholder')} `}>
        <textarea
          className={classes.titleField}
          aria-label={t('title.label')}
          placeholder={t('title.placeholder')}
          rows={1}
          value={draft}
          maxLength={LIMITS.pinboard.cardNameMax}
          onChange={(event) => {
            written.current = true;
            setDraft(event.currentTarget.value);
            onTyping();
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            // Escape belongs to the field here, not to the dialog around it.
            event.preventDefault();
            event.stopPropagation();
            reverted.current = event.key === 'Escape';
            event.currentTarget.blur();
            document.getElementById(titleId)?.focus();
          }}
        />
      </span>
    </>
  );
}
