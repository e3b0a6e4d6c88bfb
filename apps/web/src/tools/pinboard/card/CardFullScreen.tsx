import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { RichTextView } from '../../../core/boards/RichTextView';
import { WallControl } from '../../../ui/layout/WallControl';
import { WallFrame } from '../../../ui/layout/WallFrame';
import { FullScreenDialog } from '../../../ui/overlays/FullScreenDialog';
import { PRESENTER_STEPS } from '../../../ui/presenter-steps';
import { usePinboard } from '../board/pinboard-context';
import type { CardFacts } from './card-facts';
import { coverOf } from './cover-of';
import { ListChip } from './ListChip';
import classes from './large.module.css';
import { Picture } from './Picture';
import { useTexts } from './texts';

interface CardFullScreenProps {
  facts: CardFacts;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** One card on the wall, read from the last row: nothing below 32 px except the name of its author. */
export function CardFullScreen({ facts, onStep, onClose }: CardFullScreenProps) {
  const t = useTexts();
  const { board, nameOf } = usePinboard();
  const { card, list, row, index } = facts;
  const cover = coverOf(board, card);
  const key = (event: KeyboardEvent) => {
    // The dialog below must not step, too.
    event.stopPropagation();
    const by = PRESENTER_STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <FullScreenDialog label={t('large.label', { name: card.name.trim() || t('untitled') })} onClose={onClose} onKeyDown={key}>
      <WallFrame
        controlsLabel={t('large.controls')}
        controls={
          <>
            <WallControl label={t('previous')} icon={IconChevronLeft} disabled={index <= 0} onClick={() => onStep(-1)} />
            <WallControl
              label={t('next')}
              icon={IconChevronRight}
              disabled={index < 0 || index >= row.length - 1}
              onClick={() => onStep(1)}
            />
            <WallControl tipAlign="end" label={t('large.close')} icon={IconX} onClick={onClose} data-first-focus />
          </>
        }
      >
        <article className={classes.page} data-cover={cover ? true : undefined}>
          {cover && <Picture file={cover.file} alt={cover.alt} className={classes.picture} />}
          <div className={classes.words} tabIndex={0} role="group" aria-label={t('large.text')}>
            <ListChip list={list} />
            {card.name.trim() !== '' && <h2 className={classes.title}>{card.name}</h2>}
            {card.description && <RichTextView text={card.description} />}
            <p className={classes.author}>{nameOf(card.author).name}</p>
          </div>
        </article>
      </WallFrame>
    </FullScreenDialog>
  );
}
