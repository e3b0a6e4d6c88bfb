import type { Pinboard, PinboardCard } from '@murmel/documents';
import { useEffect, useRef, useState } from 'react';
import { useThrottled } from '../../../platform/use-throttled';
import { Announcement } from '../../../ui/status/Announcement';
import { usePinboard } from './pinboard-context';
import { type BoardTexts, useBoardTexts } from './texts';

/** Live changes are summed up, at most this often (design 11.6). */
const EVERY_MS = 5000;

/** Announces politely which cards of others were added since the last announcement. */
export function NewCardsAnnouncer() {
  const t = useBoardTexts();
  const { board, actor } = usePinboard();
  const now = useThrottled(board, EVERY_MS);
  const known = useRef<Pinboard>(undefined);
  const [news, setNews] = useState({ text: '', turn: 0 });
  const { person } = actor;
  useEffect(() => {
    const before = known.current;
    known.current = now;
    // Cards present on arrival are no news.
    const text = before ? newCards(before, now, person, t) : '';
    if (text !== '') setNews(({ turn }) => ({ text, turn: turn + 1 }));
  }, [now, person, t]);
  return <Announcement {...news} />;
}

function newCards(before: Pinboard, now: Pinboard, person: string | null, t: BoardTexts): string {
  const isNew = (card: PinboardCard): boolean => !card.trashed && card.author !== person && before.card(card.id) === undefined;
  const parts = now.lists.flatMap(({ id, name }) => {
    const count = (now.cardsOf.get(id) ?? []).filter(isNew).length;
    return count > 0 ? [t('news', { count, list: name })] : [];
  });
  return parts.join(' ');
}
