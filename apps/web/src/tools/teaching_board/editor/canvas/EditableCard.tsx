import type { TeachingCard } from '@murmel/documents';
import { IconLock } from '@tabler/icons-react';
import { type MouseEvent, memo } from 'react';
import { CardBox } from '../../board/CardBox';
import { screenOf } from '../../kinds/card-screens';
import { TitleField } from '../card/TitleField';
import type { EditorActions } from '../editor-context';
import { useTexts } from '../texts';
import classes from './canvas.module.css';
import { pressedOn } from './canvas-elements';

interface EditableCardProps {
  card: TeachingCard;
  layer: number;
  selected: boolean;
  /** its title is being written */
  titled: boolean;
  actions: EditorActions;
}

/** A card that can be selected, moved and changed. Drawn again only when something about it changed. */
export const EditableCard = memo(function EditableCard({ card, layer, selected, titled, actions }: EditableCardProps) {
  const t = useTexts();
  const { edit, Settings } = screenOf(card.kind);
  const onDoubleClick = (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as Element;
    if (pressedOn(target).on !== 'card') return;
    if (target.closest('[data-card-title]')) actions.writeTitle(card.id);
    // A kind that is changed in its place hears the double click itself.
    else if (!edit && Settings) actions.openSettings(card.id);
  };
  return (
    <CardBox
      card={card}
      layer={layer}
      tabIndex={0}
      role="group"
      aria-describedby={card.locked ? 'teaching-board-locked' : 'teaching-board-keys'}
      data-selected={selected || undefined}
      onDoubleClick={onDoubleClick}
      onFocus={(event) => {
        // Only the keyboard: what a pointer selects was decided when it went down.
        if (event.target === event.currentTarget && event.currentTarget.matches(':focus-visible')) actions.focused(card.id);
      }}
      {...(titled ? { titleField: <TitleField card={card} actions={actions} /> } : {})}
    >
      {card.locked && (
        <span className={classes.lock} title={t('locked')}>
          <IconLock size={16} stroke={2.2} aria-hidden />
        </span>
      )}
    </CardBox>
  );
});
