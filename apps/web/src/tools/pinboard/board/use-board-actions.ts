import { partAddress } from '@murmel/contracts';
import { useEffect, useMemo, useRef } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useLatest } from '../../../platform/use-latest';
import { toast } from '../../../ui/status/toast-queue';
import type { BoardActions, Question } from './board-actions';
import type { PinboardScreen } from './pinboard-context';
import { useBoardTexts } from './texts';

/** Time for which "undo" is offered (spec C8). */
const UNDO_MS = 10_000;
/** Time in ms without a key after which typing has ended. */
const TYPING_ENDS_MS = 3000;

/** A client with only a view does not see the trash any more, so the server is asked. */
function restore({ actor, item, run, session }: PinboardScreen, card: string): void {
  const id = session.idOf(card);
  if (actor.trusted) void run('restoreCard', { card: id });
  else
    api.pinboards
      .restoreCard({ id: partAddress(item.id, id) })
      .catch((error: unknown) => void toast({ tone: 'alert', text: errorText(error) }));
}

/** Provides the actions of a board: always the same object, which uses the state of the latest rendering. */
export function useBoardActionsOf(screen: PinboardScreen, base: string, ask: (question: Question) => void): BoardActions {
  const t = useBoardTexts();
  const latest = useLatest({ screen, t });
  const typingEnds = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typingEnds.current), []);
  return useMemo<BoardActions>(() => {
    const now = (): PinboardScreen => latest().screen;
    const undo = (text: string, back: () => void): void =>
      void toast({ tone: 'success', text, staysMs: UNDO_MS, action: { label: latest().t('undo'), onSelect: back } });
    return {
      ask,
      run: (operation, input) => now().run(operation, input),
      open: (card) => now().showCard(card),
      hrefOf: (card) => `${base}/cards/${card}`,
      like: (card) => now().toggleLike(card),
      fileUrl: (file) => now().fileUrl(file),
      thumbnailUrl: (file) => now().thumbnailUrl(file),
      trashCard: (card) => {
        const name = now().board.card(card)?.name || latest().t('card.untitled');
        void now()
          .run('trashCard', { card })
          .then(({ ok }) => ok && undo(latest().t('card.trashed', { name }), () => restore(now(), card)));
      },
      trashList: (list) => {
        const { board, actor, session } = now();
        const name = board.list(list)?.name ?? '';
        void now()
          .run('trashList', { list })
          .then(({ ok }) => {
            if (!ok) return;
            const text = latest().t('list.trashed', { name });
            // Only the teacher gets a list back (spec C8).
            if (actor.trusted) undo(text, () => void now().run('restoreList', { list: session.idOf(list) }));
            else toast({ tone: 'success', text });
          });
      },
      release: (cards) => {
        void now()
          .run('releaseCards', { cards: [...cards] })
          .then(({ ok }) => {
            if (ok)
              undo(latest().t('card.released', { count: cards.length }), () => void now().run('withholdCards', { cards: [...cards] }));
          });
      },
      typing: (list) => {
        clearTimeout(typingEnds.current);
        now().session.showCursor(list ? { list, typing: true } : null);
        if (list) typingEnds.current = setTimeout(() => now().session.showCursor(null), TYPING_ENDS_MS);
      },
    };
  }, [base, ask, latest]);
}
