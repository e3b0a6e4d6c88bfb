import type { PinboardActivityEntry, PinboardState } from '@murmel/contracts';
import type { MouseEvent, ReactNode } from 'react';
import { relativeTime } from '../../../../core/dates/dates';
import { useNow } from '../../../../core/dates/use-now';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { PersonMarble } from '../../../../ui/marbles/PersonMarble';
import { usePinboard } from '../../board/pinboard-context';
import { useTexts } from '../../texts';
import classes from './Activities.module.css';
import { sentenceOf } from './sentence';

interface ActivityListProps {
  entries: readonly PinboardActivityEntry[];
  /** current names; a person missing here has the one that came with the entry */
  people: PinboardState['people'] | undefined;
}

/** The entries as sentences; the name of a card that is still on the board leads to it. */
export function ActivityList({ entries, people = {} }: ActivityListProps) {
  const t = useTexts();
  const { t: items, i18n } = useTranslation('items');
  const { board, nameOf } = usePinboard();
  const { t: boards } = useTranslation('boards');
  const now = useNow();
  const names = { person: (id: string) => nameOf(id).name, colour: (key: string) => boards(`colours.${key}`) };
  return (
    <ol className={classes.entries} aria-label={t('activities.title')}>
      {entries.map((entry) => {
        const who = people[entry.person?.id ?? '']?.name ?? entry.person?.name ?? t('somebody');
        const { before, name, after } = sentenceOf(entry, who, t, names);
        const card = entry.card !== null && board.card(entry.card)?.trashed === null ? entry.card : undefined;
        const ago = relativeTime(entry.at, now, i18n.language);
        return (
          <li key={entry.id} className={classes.entry}>
            <PersonMarble id={entry.person?.id ?? null} name={who} size={34} />
            <div className={classes.words}>
              <p className={classes.sentence}>
                {before}
                {name !== undefined && (card ? <CardLink card={card}>{name}</CardLink> : name)}
                {after}
              </p>
              <time className={classes.time} dateTime={entry.at}>
                {items(`when.${ago.key}`, { ...ago.values })}
              </time>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Leads to a card, on pages with a router and without; a new tab works, too. */
function CardLink({ card, children }: { card: string; children: ReactNode }) {
  const { showCard } = usePinboard();
  const board = location.pathname.replace(/\/activities\/?$/, '');
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    showCard(card);
  };
  return (
    <a className={classes.card} href={`${board}/cards/${card}`} onClick={follow}>
      {children}
    </a>
  );
}
