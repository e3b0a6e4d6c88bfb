import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { pageTitle } from '../../../platform/page/title';
import { usePinboard } from '../board/pinboard-context';
import { CardFrame } from './CardFrame';
import { CardFullScreen } from './CardFullScreen';
import { cardFacts } from './card-facts';
import { GoneCard } from './GoneCard';
import { OpenCard } from './OpenCard';
import { useTexts } from './texts';

/** Selector of elements in which the arrow keys have their own function. */
const OWN_KEYS = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="toolbar"], dialog dialog';
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The card that is open at its own address, over the board. */
export default function CardDialog() {
  const { openCard, session } = usePinboard();
  // A card that was made here a moment ago has got its real id meanwhile.
  return openCard === undefined ? null : <Opened id={session.idOf(openCard)} />;
}

function Opened({ id }: { id: string }) {
  const t = useTexts();
  const { item, board, actor, session, showCard } = usePinboard();
  const titleId = useId();
  const inside = useRef<HTMLDivElement>(null);
  const [large, setLarge] = useState(false);
  const facts = cardFacts(board, actor, id);
  const close = useCallback(() => showCard(undefined), [showCard]);
  const name = facts ? facts.card.name.trim() || t('untitled') : t('gone.title');
  usePageTitle(pageTitle(item.title, name));
  useFocusInside(id, inside);

  const leaveLarge = useCallback(() => {
    setLarge(false);
    requestAnimationFrame(() => inside.current?.querySelector<HTMLElement>('[data-large]')?.focus());
  }, []);

  const step = (by: 1 | -1) => {
    const next = facts?.row[facts.index + by];
    if (next) showCard(next.id);
  };
  const key = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if ((event.target as Element).closest(OWN_KEYS)) return;
    event.preventDefault();
    step(by);
  };
  // A user who opened the address of a card had no focus on the board before.
  const backTo = useCallback(() => cardOnBoard(id), [id]);
  return (
    <CardFrame labelledBy={titleId} onClose={close} backTo={backTo} onKeyDown={key}>
      <div ref={inside} style={{ display: 'contents' }}>
        {facts ? (
          <OpenCard key={session.keyOf(id)} facts={facts} titleId={titleId} onStep={step} onLarge={() => setLarge(true)} onClose={close} />
        ) : (
          <GoneCard titleId={titleId} onClose={close} />
        )}
      </div>
      {facts && large && <CardFullScreen facts={facts} onStep={step} onClose={leaveLarge} />}
      <p role="status" className="visually-hidden">
        {facts && facts.row.length > 1 ? t('position', { name, index: facts.index + 1, count: facts.row.length }) : ''}
      </p>
    </CardFrame>
  );
}

function cardOnBoard(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [data-card-link]`);
}

function usePageTitle(title: string): void {
  const before = useRef(document.title);
  useEffect(() => {
    // After the page around has named itself for the same address.
    const timer = setTimeout(() => {
      document.title = title;
    });
    return () => clearTimeout(timer);
  }, [title]);
  useEffect(() => {
    const kept = before.current;
    return () => {
      document.title = kept;
    };
  }, []);
}

/** Returns the focus to the title when the focused element disappeared with the change of the card. */
function useFocusInside(id: string, inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = inside.current;
    if (element && !element.contains(document.activeElement)) element.querySelector<HTMLElement>('h2')?.focus();
  }, [id, inside]);
}
