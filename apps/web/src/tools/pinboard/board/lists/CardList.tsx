import type { PinboardCard } from '@murmel/documents';
import { isOwn, refuseOnCard, refuseReaction } from '@murmel/documents';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { Card } from '../cards/Card';
import type { PinboardScreen } from '../pinboard-context';
import { prospectiveActor } from '../prospective-actor';
import { sameEntries } from '../same-entries';
import { useBoardTexts } from '../texts';
import { groupCards } from './card-groups';
import classes from './list.module.css';

/** Number of a list's cards rendered at once; the others follow a moment later, when the page is already usable. */
const FIRST = 10;

/** @returns how not to do it any more */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

interface CardListProps extends Pick<PinboardScreen, 'board' | 'actor' | 'session' | 'countsOf' | 'liked' | 'nameOf'> {
  label: string;
  cards: readonly PinboardCard[];
  /** names of typing users by card */
  typing: ReadonlyMap<string, string>;
  compact?: boolean;
}

/** The cards of one list, in order. Everything it needs comes in by props: a change in another list is none here. */
export const CardList = memo(function CardList({
  label,
  cards,
  typing,
  compact = false,
  board,
  actor,
  session,
  countsOf,
  liked,
  nameOf,
}: CardListProps) {
  const t = useBoardTexts();
  const [all, setAll] = useState(cards.length <= FIRST);
  useEffect(() => afterPaint(() => startTransition(() => setAll(true))), []);
  const asked = prospectiveActor(actor);
  const { settings } = board;
  const starts = useRef<ReadonlySet<string>>(new Set());
  const { groups, starts: next } = groupCards(all ? cards : cards.slice(0, FIRST), starts.current);
  useEffect(() => {
    starts.current = next;
  });
  return (
    // Roles instead of ol and li, because the groups in between must not be announced.
    <div
      role={cards.length > 0 ? 'list' : undefined}
      className={classes.cards}
      data-cards=""
      data-compact={compact || undefined}
      aria-label={cards.length > 0 ? label : undefined}
    >
      {groups.map((group, index) => (
        <div key={index === 0 ? 'first' : session.keyOf(group[0]!.id)} role="presentation" className={classes.group}>
          {group.map((card) => {
            const [likes, comments] = countsOf(card.id);
            return (
              <Card
                key={session.keyOf(card.id)}
                card={card}
                attachments={board.attachmentsOf(card.id)}
                author={nameOf(card.author).name}
                likes={settings.likes ? likes : 0}
                comments={settings.comments ? comments : 0}
                liked={liked.has(card.id)}
                typing={typing.get(card.id)}
                mayEdit={refuseOnCard(board, asked, card.id) === undefined}
                mayLike={refuseReaction(board, asked, card.id, 'likes') === undefined}
                trusted={actor.trusted}
                own={isOwn(card, actor)}
                compact={compact}
              />
            );
          })}
        </div>
      ))}
      {cards.length === 0 && <p className={classes.none}>{t('list.empty')}</p>}
    </div>
  );
}, sameList);

/** Made anew with every change of the board, so they are looked into. */
const LOOKED_INTO: ReadonlySet<keyof CardListProps> = new Set<keyof CardListProps>(['board', 'actor', 'cards']);

function sameList(before: CardListProps, after: CardListProps): boolean {
  const names = Object.keys(after) as (keyof CardListProps)[];
  if (!names.every((name) => LOOKED_INTO.has(name) || before[name] === after[name]) || !sameEntries(before.cards, after.cards))
    return false;
  return (
    sameRights(before, after) && after.cards.every(({ id }) => sameEntries(before.board.attachmentsOf(id), after.board.attachmentsOf(id)))
  );
}

/** Compares the inputs of a card's rights and display, besides the card itself. */
function sameRights({ actor: was, board: before, cards }: CardListProps, { actor: is, board: after }: CardListProps): boolean {
  if (was.person !== is.person || was.trusted !== is.trusted || was.base !== is.base) return false;
  const list = cards[0]?.list ?? '';
  const person = is.person ?? '';
  return (
    before.list(list) === after.list(list) &&
    before.settings.frozen === after.settings.frozen &&
    before.settings.guestEdits === after.settings.guestEdits &&
    before.settings.likes === after.settings.likes &&
    before.settings.comments === after.settings.comments &&
    before.stoppedUntil(person) === after.stoppedUntil(person)
  );
}
