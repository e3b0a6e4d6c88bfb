import type { PinboardList } from '@murmel/documents';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { refusalText } from '../../../../core/boards/refusal-text';
import { lazyPart } from '../../../../platform/page/lazy-part';
import { Announcement } from '../../../../ui/status/Announcement';
import { capacityForCards } from '../board-capacity';
import { loadCardDraft } from '../composer/card-draft';
import { usePinboard } from '../pinboard-context';
import { useBoardTexts } from '../texts';
import classes from './list.module.css';

const Composer = lazyPart(() => import('../composer/Composer'), 'now');
const ComposerDialog = lazy(() => import('../composer/ComposerDialog'));

interface AddCardProps {
  list: PinboardList;
  count: number;
  /** true for the single big button of a phone, with the form over the page */
  alone: boolean;
}

/** Button for a new card, with its form. At the limit it shows the reason. A form opened before a reload is restored. */
export function AddCard({ list, count, alone }: AddCardProps) {
  const t = useBoardTexts();
  const { item, board } = usePinboard();
  const [open, setOpen] = useState(() => loadCardDraft(item.id)?.list === list.id);
  const { left, full } = capacityForCards(count, board.cardCount);
  useEffect(() => {
    if (full) setOpen(false);
  }, [full]);
  const [news, setNews] = useState({ text: '', turn: 0 });
  const close = (text = '') => {
    setOpen(false);
    if (text !== '') setNews(({ turn }) => ({ text, turn: turn + 1 }));
  };
  const button = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    flushSync(close);
    button.current?.focus();
  };
  const hint = full ? refusalText(full) : left !== undefined ? t('list.cardsLeft', { count: left }) : undefined;
  return (
    <div className={classes.foot} data-alone={alone || undefined}>
      {open && !alone ? (
        <Composer list={list} onClose={closeForm} waiting={null} />
      ) : (
        <button
          ref={button}
          type="button"
          className={classes.add}
          disabled={full !== undefined}
          aria-describedby={hint ? `room-${list.id}` : undefined}
          onClick={() => setOpen(true)}
        >
          <IconPlus size={alone ? 24 : 20} stroke={2} aria-hidden />
          {t('list.addCard')}
          <span className="visually-hidden">{t('list.addTo', { name: list.name })}</span>
        </button>
      )}
      {hint && (
        <p id={`room-${list.id}`} className={classes.hint}>
          {hint}
        </p>
      )}
      {alone && <Announcement {...news} />}
      {open && alone && (
        <Suspense fallback={null}>
          <ComposerDialog list={list} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
