import { BOARD_COLOURS, type BoardColour } from '@murmel/contracts';
import { cardsOnPage, type TeachingCard } from '@murmel/documents';
import {
  IconArrowsMaximize,
  IconArrowsMove,
  IconCopy,
  IconFileArrowRight,
  IconLayoutAlignLeft,
  IconLock,
  IconLockOpen,
  IconPalette,
  IconPencil,
  IconSettings,
  IconStackBack,
  IconStackBackward,
  IconStackForward,
  IconStackFront,
  IconTextCaption,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import type { MenuAction } from '../../../../ui/overlays/ActionMenu';
import { elementIdOf } from '../../board/CardBox';
import { pageName } from '../../board/page-name';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { useBoardTexts } from '../../board/texts';
import { screenOf } from '../../kinds/card-screens';
import { type Cards, useEditor } from '../editor-context';
import { useTexts } from '../texts';
import type { MenuLevel, OpenMenu } from '../use-card-menu';
import { alignActions } from './align-actions';
import { COLOUR_DOTS } from './colour-dots';
import { moveActions } from './move-actions';
import { PointMenu } from './PointMenu';

/**
 * Context menu with all actions for the selected cards, at the place of the click. An action with variants opens a submenu in the same
 * place.
 */
export function CardMenu({
  menu: { cards: ids, at, level, opening },
  onLevel,
  onClose,
}: {
  menu: OpenMenu;
  onLevel: (level: MenuLevel) => void;
  onClose: () => void;
}) {
  const t = useTexts();
  const { board, page } = useTeachingBoard();
  const cards = page ? cardsOnPage(board, page.id).filter(({ id }) => ids.has(id)) : [];
  const back = (): void => {
    onClose();
    const [first] = ids;
    if (first) document.getElementById(elementIdOf(first))?.focus({ preventScroll: true });
  };
  const levels: Record<MenuLevel, readonly MenuAction[]> = {
    all: useAll(cards, onLevel),
    move: useMove(cards, () => onLevel('move')),
    align: useAlign(cards),
    page: usePages(ids),
    colour: useColours(cards),
  };
  return <PointMenu key={opening} at={at} actions={levels[level]} label={t('menu.label')} onClose={back} />;
}

function useAll(cards: readonly TeachingCard[], open: (level: MenuLevel) => void): MenuAction[] {
  const t = useTexts();
  const { actions } = useEditor();
  const ids = new Set(cards.map(({ id }) => id));
  const locked = cards.length > 0 && cards.every((card) => card.locked);
  return [
    ...useOne(cards.length === 1 ? cards[0] : undefined),
    { key: 'duplicate', label: t('menu.duplicate'), icon: IconCopy, onSelect: () => actions.duplicate(ids) },
    {
      key: 'lock',
      label: t(locked ? 'menu.unlock' : 'menu.lock'),
      icon: locked ? IconLockOpen : IconLock,
      onSelect: () => actions.lock(ids, !locked),
    },
    { key: 'colour', label: t('menu.colour'), icon: IconPalette, onSelect: () => open('colour') },
    { key: 'move', label: t('menu.move'), icon: IconArrowsMove, onSelect: () => open('move') },
    ...(cards.length > 1 ? [{ key: 'align', label: t('menu.align'), icon: IconLayoutAlignLeft, onSelect: () => open('align') }] : []),
    { key: 'page', label: t('menu.page'), icon: IconFileArrowRight, onSelect: () => open('page') },
    { key: 'front', label: t('menu.front'), icon: IconStackFront, group: t('menu.layer'), onSelect: () => actions.layer(ids, 'front') },
    { key: 'forward', label: t('menu.forward'), icon: IconStackForward, onSelect: () => actions.layer(ids, 'forward') },
    { key: 'backward', label: t('menu.backward'), icon: IconStackBackward, onSelect: () => actions.layer(ids, 'backward') },
    { key: 'back', label: t('menu.back'), icon: IconStackBack, onSelect: () => actions.layer(ids, 'back') },
    { key: 'remove', label: t('menu.remove'), icon: IconTrash, danger: true, onSelect: () => actions.remove(ids) },
  ];
}

/** Returns the actions for exactly one card. */
function useOne(card: TeachingCard | undefined): MenuAction[] {
  const t = useTexts();
  const { actions } = useEditor();
  if (!card) return [];
  const { edit, Settings, Enlarged } = screenOf(card.kind);
  return [
    ...(edit ? [{ key: 'edit', label: t('menu.edit'), icon: IconPencil, onSelect: () => edit(card.id) }] : []),
    ...(Settings
      ? [{ key: 'settings', label: t('menu.settings'), icon: IconSettings, onSelect: () => actions.openSettings(card.id) }]
      : []),
    { key: 'title', label: t('menu.title'), icon: IconTextCaption, onSelect: () => actions.writeTitle(card.id) },
    ...(Enlarged ? [{ key: 'enlarge', label: t('menu.enlarge'), icon: IconArrowsMaximize, onSelect: () => actions.enlarge(card.id) }] : []),
  ];
}

function useMove(cards: readonly TeachingCard[], again: () => void): MenuAction[] {
  const t = useTexts();
  const { actions } = useEditor();
  return moveActions(cards, actions, t, again);
}

function useAlign(cards: readonly TeachingCard[]): MenuAction[] {
  const t = useTexts();
  const { actions } = useEditor();
  return alignActions(new Set(cards.map(({ id }) => id)), actions, t);
}

function usePages(ids: Cards): MenuAction[] {
  const t = useTexts();
  const boardTexts = useBoardTexts();
  const { board, page } = useTeachingBoard();
  const { actions } = useEditor();
  const others = board.pages.filter(({ id }) => id !== page?.id);
  if (others.length === 0) return [{ key: 'none', label: t('menu.noOtherPage'), disabled: true, onSelect: () => undefined }];
  return others.map((other) => ({
    key: other.id,
    label: pageName(board.pages, other, boardTexts),
    onSelect: () => actions.toPage(ids, other.id),
  }));
}

function useColours(cards: readonly TeachingCard[]): MenuAction[] {
  const { t } = useTranslation('boards');
  const { actions } = useEditor();
  const ids = new Set(cards.map(({ id }) => id));
  const same = (colour: BoardColour): boolean => cards.every((card) => card.colour === colour);
  return BOARD_COLOURS.map((colour) => ({
    key: colour,
    label: t(`colours.${colour}`),
    icon: COLOUR_DOTS[colour],
    checked: same(colour),
    onSelect: () => actions.colour(ids, colour),
  }));
}
