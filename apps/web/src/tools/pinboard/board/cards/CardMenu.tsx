import type { PinboardCard } from '@murmel/documents';
import {
  IconArrowsMove,
  IconEye,
  IconEyeOff,
  IconHandStop,
  IconMaximize,
  IconPalette,
  IconPencil,
  IconSquareCheck,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { ActionMenu, type MenuAction } from '../../../../ui/overlays/ActionMenu';
import { useBoardActions } from '../board-actions';
import { LazyMenu } from '../LazyMenu';
import { stopEnd } from '../stop-end';
import { useBoardTexts } from '../texts';
import classes from './card.module.css';

interface CardMenuProps {
  card: PinboardCard;
  name: string;
  mayEdit: boolean;
  trusted: boolean;
  own: boolean;
}

/** Menu of a card's actions. The menu itself is rendered when it is opened for the first time: there may be a thousand. */
export function CardMenu({ card, name, ...rights }: CardMenuProps) {
  const t = useBoardTexts();
  return (
    <LazyMenu className={classes.menu} label={t('card.menu', { name })} face={<span className={classes.dots} />}>
      {(button) => <OpenedMenu card={card} {...rights} button={button} />}
    </LazyMenu>
  );
}

function OpenedMenu({
  card,
  mayEdit,
  trusted,
  own,
  button,
}: Omit<CardMenuProps, 'name'> & Pick<Parameters<typeof ActionMenu>[0], 'button'>) {
  const t = useBoardTexts();
  const { language } = useTranslation().i18n;
  const { open, ask, run, release, trashCard } = useBoardActions();
  const { id } = card;
  const actions: MenuAction[] = [
    { key: 'open', label: t(mayEdit ? 'card.edit' : 'card.open'), icon: mayEdit ? IconPencil : IconMaximize, onSelect: () => open(id) },
    ...(mayEdit
      ? [
          { key: 'colour', label: t('card.colour'), icon: IconPalette, onSelect: () => ask({ about: 'cardColour', id }) },
          { key: 'move', label: t('card.move'), icon: IconArrowsMove, onSelect: () => ask({ about: 'moveCard', id }) },
        ]
      : []),
    ...(trusted && card.waiting
      ? [{ key: 'release', label: t('card.release'), icon: IconSquareCheck, onSelect: () => release([id]) }]
      : []),
    ...(trusted
      ? [
          {
            key: 'hide',
            label: t(card.hidden ? 'card.unhide' : 'card.hide'),
            icon: card.hidden ? IconEye : IconEyeOff,
            onSelect: () => void run('hideCard', { card: id, hidden: !card.hidden }),
          },
        ]
      : []),
    ...(trusted && !own && card.author
      ? [
          {
            key: 'stop',
            label: t('card.stop', { time: stopEnd(language) }),
            icon: IconHandStop,
            onSelect: () => void run('stopPerson', { person: card.author, stopped: true }),
          },
        ]
      : []),
    ...(mayEdit ? [{ key: 'trash', label: t('card.trash'), icon: IconTrash, danger: true, onSelect: () => trashCard(id) }] : []),
  ];
  return <ActionMenu actions={actions} button={button} />;
}
