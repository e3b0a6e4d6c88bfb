import { type PinboardState, partAddress } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';
import { api, quietApi } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useSession } from '../../../platform/session/store';
import { ensureVisitor } from '../../../platform/session/visitor';
import { useLatest } from '../../../platform/use-latest';
import { toast } from '../../../ui/status/toast-queue';

/** A like that is shown before its number has come back. */
interface OptimisticLike {
  on: boolean;
  /** number on the server at the time of the press */
  told: number;
}

export interface Likes {
  liked: ReadonlySet<string>;
  toggle(card: string): void;
  likesOf(card: string): number;
}

/**
 * Provides the cards that this user likes, and the total numbers, including the latest own presses.
 * @param on whether the board's cards can be liked: what is not shown is not asked for
 */
export function useLikes(itemId: string, on: boolean, counts: PinboardState['counts'] | undefined): Likes {
  const [liked, setLiked] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<ReadonlyMap<string, OptimisticLike>>(new Map());
  const { user } = useSession();
  const person = user?.id;
  useEffect(() => {
    if (!person || !on) return undefined;
    let current = true;
    // Unknown likes are requested again with the next visit: a heart without its colour is worth no message.
    quietApi.pinboards.myLikes({ id: itemId }).then(
      (cards) => current && setLiked(new Set(cards)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [itemId, person, on]);

  const now = useLatest({ liked, counts });
  const set = useCallback((card: string, on: boolean) => {
    setLiked((before) => {
      const after = new Set(before);
      if (on) after.add(card);
      else after.delete(card);
      return after;
    });
  }, []);

  const toggle = useCallback(
    (card: string) => {
      const on = !now().liked.has(card);
      const number = now().counts?.[card]?.[0] ?? 0;
      set(card, on);
      setShown((before) => new Map(before).set(card, { on, told: number }));
      const id = partAddress(itemId, card);
      void ensureVisitor()
        .then(() => (on ? api.pinboards.like({ id }) : api.pinboards.unlike({ id })))
        .catch((error: unknown) => {
          set(card, !on);
          setShown((before) => new Map([...before].filter(([key]) => key !== card)));
          toast({ tone: 'alert', text: errorText(error) });
        });
    },
    [itemId, set, now],
  );

  const likesOf = useCallback(
    (card: string): number => {
      const number = counts?.[card]?.[0] ?? 0;
      const mine = shown.get(card);
      // Once the server tells another number, it knows of ours.
      return mine && mine.told === number ? Math.max(0, number + (mine.on ? 1 : -1)) : number;
    },
    [counts, shown],
  );
  return { liked, toggle, likesOf };
}
