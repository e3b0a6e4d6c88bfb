import { type PinboardCommentEntry, partAddress } from '@murmel/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../../platform/api/client';
import { useOnline } from '../../../../platform/connection/online';
import { ensureVisitor } from '../../../../platform/session/visitor';
import { firstShownPage, joined, lastPage, PAGE_SIZE } from './comment-pages';

interface Loaded {
  entries: readonly PinboardCommentEntry[];
  total: number;
  /** the oldest page that is here */
  from: number;
}

export interface Comments {
  /** undefined until they came the first time */
  loaded: Loaded | undefined;
  state: 'loading' | 'ready' | 'failed';
  reload: () => void;
  older: () => Promise<void>;
  /** @throws what the call throws */
  add: (text: string) => Promise<void>;
  /** @throws what the call throws */
  remove: (id: string) => Promise<void>;
}

/**
 * Loads the comments of a card, the newest page first. Requested again when others comment.
 * @param count how many there are as the live connection says it
 */
export function useComments(itemId: string, cardId: string, count: number): Comments {
  const id = partAddress(itemId, cardId);
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<Comments['state']>('loading');
  const online = useOnline();
  const from = useRef<number>(undefined);
  const newest = useRef(0);

  const read = useCallback(
    async (expected: number): Promise<void> => {
      const turn = (newest.current += 1);
      const mine = (): boolean => turn === newest.current;
      try {
        const first = from.current ?? firstShownPage(expected);
        const fresh = await readPages(id, first, lastPage(expected));
        if (!mine()) return;
        from.current = fresh.from;
        setLoaded(fresh);
        setState('ready');
      } catch {
        if (mine()) setState('failed');
      }
    },
    [id],
  );
  // Also when the network comes back.
  useEffect(() => {
    if (online) void read(count);
  }, [read, count, online]);

  const older = async (): Promise<void> => {
    const page = (from.current ?? 1) - 1;
    if (page < 1) return;
    from.current = page;
    await read(loaded?.total ?? count);
  };
  const add = async (text: string): Promise<void> => {
    await ensureVisitor();
    const comment = await api.pinboards.addComment({ id, text });
    setLoaded(
      (before) =>
        before && {
          ...before,
          entries: joined(before.entries, [comment]),
          total: before.total + (before.entries.some((known) => known.id === comment.id) ? 0 : 1),
        },
    );
  };
  const remove = async (comment: string): Promise<void> => {
    await api.pinboards.removeComment({ id: comment });
    setLoaded(
      (before) =>
        before && { ...before, entries: before.entries.filter((known) => known.id !== comment), total: Math.max(0, before.total - 1) },
    );
  };
  return {
    loaded,
    state,
    older,
    add,
    remove,
    reload: () => {
      setState('loading');
      void read(count);
    },
  };
}

/** All pages from one on; the number that is known may be older than the list. */
async function readPages(id: string, first: number, expectedLast: number): Promise<Loaded> {
  const pages: PinboardCommentEntry[][] = [];
  let last = Math.max(first, expectedLast);
  let total = 0;
  for (let page = first; page <= last; page += 1) {
    const answer = await api.pinboards.comments({ id, page, limit: PAGE_SIZE });
    pages.push(answer.entries);
    total = answer.total;
    last = lastPage(total);
  }
  // Comments were removed meanwhile, so the page is beyond the end.
  return first > last ? readPages(id, last, last) : { entries: joined(...pages), total, from: first };
}
