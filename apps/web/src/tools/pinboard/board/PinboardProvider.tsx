import type { Item, PinboardState } from '@murmel/contracts';
import type { Pinboard } from '@murmel/documents';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fileUrl, thumbnailUrl } from '../../../core/boards/file-address';
import { refusalText } from '../../../core/boards/refusal-text';
import { useLive } from '../../../platform/live/use-live';
import { useSession } from '../../../platform/session/store';
import { toast } from '../../../ui/status/toast-queue';
import { BoardActionsContext, type Question } from './board-actions';
import { Questions } from './dialogs/Questions';
import { PinboardContext, type PinboardScreen } from './pinboard-context';
import { useBoardTexts } from './texts';
import { useBoardActionsOf } from './use-board-actions';
import { useLikes } from './use-likes';
import type { OpenPinboard } from './use-pinboard-session';
import { useStopped } from './use-stopped';

interface PinboardProviderProps {
  item: Item;
  open: OpenPinboard;
  board: Pinboard;
  /** the board's own address, without a card's */
  base: string;
  openCard: string | undefined;
  showCard: (card: string | undefined) => void;
  children: ReactNode;
}

/** Provides all data for the components of a pinboard's screen, for teachers and guests alike. */
export function PinboardProvider({ item, open: { session, view }, board, base, openCard, showCard, children }: PinboardProviderProps) {
  const t = useBoardTexts();
  const { user } = useSession();
  const { state } = useLive<PinboardState>(item.id);
  const { liked, toggle, likesOf } = useLikes(item.id, board.settings.likes, state?.counts);
  const [question, setQuestion] = useState<Question>();

  const run = useCallback<PinboardScreen['run']>(
    async (operation, input) => {
      const done = await session.run(operation, input);
      if (!done.ok) toast({ id: `refused-${done.refusal.code}`, tone: 'alert', text: refusalText(done.refusal) });
      return done;
    },
    [session],
  );

  const countsOf = useCallback<PinboardScreen['countsOf']>((card) => [likesOf(card), state?.counts[card]?.[1] ?? 0], [likesOf, state]);
  const { people } = view;
  const stopped = useStopped(view.stoppedUntil) && !view.actor.trusted;
  // Only the server's message says that a user was stopped, the board they see does not.
  const actor = useMemo<typeof view.actor>(() => (stopped ? { ...view.actor, base: 'look' } : view.actor), [view.actor, stopped]);
  const nameOf = useMemo<PinboardScreen['nameOf']>(() => {
    const present = new Map(people.map((person) => [person.id, person]));
    return (person) => {
      const known = state?.people[person] ?? present.get(person);
      if (known) return { id: person, name: known.name, teacher: known.teacher };
      const own = user && person === actor.person ? user : undefined;
      return { id: person, name: own?.publicName ?? t('guest'), teacher: own?.type === 'User' };
    };
  }, [people, actor.person, state, user, t]);
  const screen = useMemo<PinboardScreen>(
    () => ({ item, board, actor, session, run, nameOf, countsOf, liked, toggleLike: toggle, openCard, showCard, fileUrl, thumbnailUrl }),
    [item, board, actor, session, run, nameOf, countsOf, liked, toggle, openCard, showCard],
  );

  const actions = useBoardActionsOf(screen, base, setQuestion);
  const openBefore = useRef(openCard);
  useEffect(() => {
    // Back on the board the focus is on the card that was open.
    if (openBefore.current && !openCard)
      document.querySelector<HTMLElement>(`[data-card="${CSS.escape(openBefore.current)}"] [data-card-link]`)?.focus();
    openBefore.current = openCard;
  }, [openCard]);
  return (
    <PinboardContext value={screen}>
      <BoardActionsContext value={actions}>
        {children}
        <Questions question={question} onClose={() => setQuestion(undefined)} />
      </BoardActionsContext>
    </PinboardContext>
  );
}
