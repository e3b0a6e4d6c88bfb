import { cardsOnPage } from '@murmel/documents';
import { useEffect, useEffectEvent } from 'react';
import { elementIdOf } from '../../board/CardBox';
import type { TeachingBoardScreen } from '../../board/teaching-board-context';
import type { EditorScreen } from '../editor-context';
import { pageBeside } from '../pages/page-beside';
import { stepped } from './geometry';
import { type CanvasCommand, commandOf, type KeyPlace } from './keys';

/** Overlays and fields have their own keys. */
const ELSEWHERE =
  'dialog, [popover], [role="menu"], input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

function focusOf(target: Element, letter: boolean): KeyPlace['focus'] | undefined {
  if (target.closest(ELSEWHERE)) return undefined;
  if (target.matches('[data-card]')) return 'card';
  // A letter means something only where the focus was put on the page; what a dialog has lost stays the dialog's.
  if (target === document.body) return letter || document.querySelector('dialog[open]') ? undefined : 'page';
  return target.id === 'main' ? 'page' : 'inside';
}

/** The keyboard on the page: everything that a pointer can do there. */
export function useCanvasKeys(screen: TeachingBoardScreen, editor: EditorScreen): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const target = event.target as Element;
    const focus = focusOf(target, event.key.length === 1);
    if (!focus) return;
    const { selection, presenting } = editor;
    const press = { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey };
    const command = commandOf(press, { focus, selected: selection.size > 0, editable: screen.editable, presenting });
    if (command && carryOut(command, screen, editor, target)) event.preventDefault();
  });
  useEffect(() => {
    const key = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
}

/** @returns whether it was anything at all */
function carryOut(command: CanvasCommand, screen: TeachingBoardScreen, editor: EditorScreen, target: Element): boolean {
  const { selection, actions, presenting } = editor;
  const focused = target.closest<HTMLElement>('[data-card]')?.dataset.card;
  const [first] = selection;
  const one = focused ?? first;
  switch (command.type) {
    case 'page': {
      const next = pageBeside(screen.board.pages, screen.page?.id, command.by);
      if (next) screen.showPage(next.id);
      return next !== undefined;
    }
    case 'present':
      editor.present(!presenting);
      return true;
    case 'clear':
      return clear(editor, target);
    case 'move':
    case 'resize':
      step(command, screen, editor);
      return true;
    case 'layer':
      actions.layer(selection, command.to);
      return true;
    case 'selectAll':
      actions.select(new Set(cardsShown(screen).map(({ id }) => id)));
      return true;
    case 'remove':
      actions.remove(selection);
      return true;
    case 'duplicate':
      actions.duplicate(selection);
      return true;
    case 'lock':
      actions.lock(
        selection,
        cardsShown(screen).some(({ id, locked }) => selection.has(id) && !locked),
      );
      return true;
    case 'toggle':
      if (focused) actions.gather(focused);
      return focused !== undefined;
    case 'rename':
      if (one) actions.writeTitle(one);
      return one !== undefined;
    case 'edit':
      if (focused) actions.edit(focused);
      return focused !== undefined;
    case 'menu':
      return openMenu(selection, actions, one);
  }
}

const cardsShown = ({ board, page }: TeachingBoardScreen) => (page ? cardsOnPage(board, page.id) : []);

/** Escape gives up, one thing after the other: what is used on a card, what is selected, the full screen. */
function clear({ selection, actions, presenting, present }: EditorScreen, target: Element): boolean {
  const around = target.matches('[data-card]') ? null : target.closest<HTMLElement>('[data-card]');
  if (around) {
    around.focus();
    return true;
  }
  if (selection.size > 0) {
    const [first] = selection;
    actions.select(new Set());
    if (first && target.closest('[data-chrome]')) document.getElementById(elementIdOf(first))?.focus({ preventScroll: true });
    return true;
  }
  if (presenting) present(false);
  return presenting;
}

/** Keys that are pressed one after the other are taken back together. */
function step(
  { type, dx, dy }: Extract<CanvasCommand, { dx: number }>,
  screen: TeachingBoardScreen,
  { selection, actions }: EditorScreen,
): void {
  const chosen = cardsShown(screen).filter(({ id }) => selection.has(id));
  actions.place(stepped(type, chosen, dx, dy), `${type}-${[...selection].join()}`);
}

function openMenu(selection: EditorScreen['selection'], actions: EditorScreen['actions'], card: string | undefined): boolean {
  const box = card && document.getElementById(elementIdOf(card))?.getBoundingClientRect();
  if (!box) return false;
  actions.openMenu(selection, { x: box.left + 24, y: box.top + 24 });
  return true;
}
