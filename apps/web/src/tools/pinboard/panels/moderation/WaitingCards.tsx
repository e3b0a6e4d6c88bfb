import type { PinboardCard } from '@murmel/documents';
import { IconEyeCheck, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { RichTextView } from '../../../../core/boards/RichTextView';
import { Button } from '../../../../ui/forms/Button';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { useBoardActions } from '../../board/board-actions';
import { Chips } from '../../board/cards/Chips';
import { Cover } from '../../board/cards/Cover';
import { usePinboard } from '../../board/pinboard-context';
import { useTexts } from '../../texts';
import { waitingCards } from '../lesson';
import classes from './held-cards.module.css';

/** Lists the cards in moderation, as they will be on the board, the oldest at the top: released one by one or all at once, or discarded. */
export function WaitingCards() {
  const t = useTexts();
  const { board } = usePinboard();
  const { release } = useBoardActions();
  const place = useRef<HTMLDivElement>(null);
  const waiting = [...waitingCards(board)].sort((one, other) => one.createdAt - other.createdAt);
  const count = waiting.length;
  useEffect(() => {
    // The button that was pressed went with its card.
    if (document.activeElement === document.body) place.current?.focus();
  }, [count]);
  return (
    <div ref={place} tabIndex={-1} className={classes.waiting}>
      <p className={classes.count} role="status">
        {count === 0 ? t('controls.nobodyWaits') : t('controls.waiting', { count })}
      </p>
      {count > 0 && (
        <ul className={classes.cards}>
          {waiting.map((card) => (
            <WaitingCard key={card.id} card={card} />
          ))}
        </ul>
      )}
      {count > 1 && (
        <Button
          variant="default"
          leftSection={<IconEyeCheck size={20} stroke={1.9} aria-hidden />}
          onClick={() => release(waiting.map(({ id }) => id))}
        >
          {t('controls.releaseCount', { count })}
        </Button>
      )}
    </div>
  );
}

function WaitingCard({ card }: { card: PinboardCard }) {
  const t = useTexts();
  const { board, nameOf } = usePinboard();
  const { release, trashCard } = useBoardActions();
  const attachments = board.attachmentsOf(card.id);
  const name = card.name || t('untitledCard');
  return (
    <li className={classes.card} data-tint={card.colour}>
      {card.cover && <Cover cover={card.cover} attachments={attachments} />}
      <div className={classes.inside}>
        <h3 className={classes.name}>{name}</h3>
        {card.description && <RichTextView text={card.description} className={classes.text} />}
        {attachments.length > 0 && <Chips attachments={attachments} cover={card.cover?.attachment} />}
        <p className={classes.from}>
          {t('controls.waitingFrom', { who: nameOf(card.author).name, list: board.list(card.list)?.name ?? '' })}
        </p>
        <div className={classes.buttons}>
          <Button size="sm" variant="light" aria-label={t('controls.releaseNamed', { name })} onClick={() => release([card.id])}>
            {t('controls.releaseOne')}
          </Button>
          <IconButton icon={IconTrash} label={t('controls.trashNamed', { name })} tipAlign="end" onClick={() => trashCard(card.id)} />
        </div>
      </div>
    </li>
  );
}
