import { cardsIn, type PinboardList, refuseInList, refuseOnList, seesCard } from '@murmel/documents';
import { useState } from 'react';
import { usePinboard } from '../pinboard-context';
import { prospectiveActor } from '../prospective-actor';
import { useBoardTexts } from '../texts';
import { AddCard } from './AddCard';
import { CardList } from './CardList';
import { ListHead } from './ListHead';
import classes from './list.module.css';

interface ListColumnProps {
  list: PinboardList;
  /** names of typing users by card, or by list for a new one */
  typing: ReadonlyMap<string, string>;
  /** on its own, as on phones: without a frame, its name stands on its tab */
  alone?: boolean;
  compact?: boolean;
}

/** One list of the board: name, cards, and a place for a new one. */
export function ListColumn({ list, typing, alone = false, compact = false }: ListColumnProps) {
  const t = useBoardTexts();
  const { board, actor, session, countsOf, liked, nameOf } = usePinboard();
  const [renaming, setRenaming] = useState(false);
  const cards = cardsIn(board, list.id).filter((card) => seesCard(board, actor, card));
  const asked = prospectiveActor(actor);
  const open = refuseInList(board, asked, list.id) === undefined;
  return (
    <section
      className={classes.list}
      aria-label={t('list.label', { name: list.name, count: cards.length })}
      data-list={list.id}
      data-open={open || undefined}
      data-movable={actor.trusted || undefined}
      data-alone={alone || undefined}
    >
      {alone ? (
        <h2 className="visually-hidden">{list.name}</h2>
      ) : (
        <ListHead
          list={list}
          count={cards.length}
          mayChange={refuseOnList(board, asked, list.id) === undefined}
          renaming={renaming}
          onRename={setRenaming}
        />
      )}
      <CardList {...{ board, actor, session, countsOf, liked, nameOf, cards, typing, compact }} label={list.name} />
      {typing.get(list.id) && <p className={classes.typing}>{typing.get(list.id)}</p>}
      {open && <AddCard list={list} count={cards.length} alone={alone} />}
    </section>
  );
}
