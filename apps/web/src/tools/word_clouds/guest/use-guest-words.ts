import { type CloudState, type Item, type MyWords, type OwnWord, wordKey } from '@murmel/contracts';
import type { ORPCError } from '@orpc/client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../../platform/api/client';
import { useOnline } from '../../../platform/connection/online';
import { useLive } from '../../../platform/live/use-live';
import { assertSameUser } from '../../../platform/offline/assert-same-user';
import { lazyPersister } from '../../../platform/offline/lazy-persister';
import { useSession } from '../../../platform/session/store';
import { ensureVisitor } from '../../../platform/session/visitor';
import { useLatest } from '../../../platform/use-latest';
import { createWordOutbox, type QueuedWord, type WordOutbox } from './word-outbox';

/** A word that the server did not take. */
export interface Refused {
  text: string;
  error: ORPCError<string, unknown>;
}

export interface GuestWords {
  /** state visible to this guest; undefined until it is known */
  state: CloudState | undefined;
  /** words are taken */
  open: boolean;
  own: readonly OwnWord[];
  waiting: readonly QueuedWord[];
  refused: Refused | undefined;
  /** nothing reaches the server now */
  away: boolean;
  /** the item may not be looked at any more */
  gone: boolean;
  add: (text: string) => void;
  remove: (word: OwnWord) => Promise<void>;
  /** asks for one's own words anew */
  reload: () => Promise<void>;
}

/** Provides all data and actions of a guest's page: the cloud by push, the own words by call, both without React Query. */
export function useGuestWords(item: Item): GuestWords {
  const live = useLive<CloudState>(item.id);
  const online = useOnline();
  const { rejoin } = live;
  // The answer to one's own word shows the cloud before the next push does, and no longer.
  const [answer, setAnswer] = useState<{ state: CloudState; before: CloudState | undefined }>();
  const [own, setOwn] = useState<readonly OwnWord[]>([]);
  const [refused, setRefused] = useState<Refused & { during: CloudState | undefined }>();
  const [waiting, setWaiting] = useState<readonly QueuedWord[]>([]);
  const latest = useLatest(live.state);
  const latestItem = useLatest(item);
  const take = useCallback(
    (mine: MyWords) => {
      setOwn(mine.words);
      setAnswer({ state: mine.state, before: latest() });
      // A first word may show the cloud; every other one is pushed anyway.
      if (mine.state.audience !== latest()?.audience) rejoin();
    },
    [rejoin, latest],
  );

  const reload = useCallback(async () => {
    try {
      take(await api.wordClouds.myWords({ id: item.id }));
    } catch {
      // The chips are a help; the next word brings them.
    }
  }, [item.id, take]);

  const { isPupil } = useSession();
  const outbox = useRef<WordOutbox>(undefined);
  const keeper = useMemo(() => lazyPersister(async () => (await import('./words-persister')).wordsPersister(latestItem)), [latestItem]);
  useEffect(() => {
    const box = createWordOutbox<MyWords>({
      send: async ({ key, text }, waited) => {
        await ensureVisitor();
        if (waited) await assertSameUser();
        return api.wordClouds.addWord({ id: item.id, words: text }, { context: { idempotencyKey: key } });
      },
      onChange: (words) => {
        setWaiting(words);
        keeper.keep(words.length > 0 ? words : null);
      },
      onSent: (mine) => {
        setRefused(undefined);
        take(mine);
      },
      onRefused: (word, error) => setRefused({ text: word.text, error, during: latest() }),
    });
    outbox.current = box;
    keeper.load().then(
      (words) => box.bring(words ?? []),
      () => undefined,
    );
    return () => {
      box.close();
      keeper.stop();
    };
  }, [keeper, item.id, take, latest]);

  const audience = live.state?.audience;
  const away = !online || live.connection === 'offline';
  useEffect(() => {
    if (!away) outbox.current?.flush();
  }, [away]);
  const emptied = live.state?.audience === 'guestShown' && live.state.total === 0 && own.length > 0 ? live.state : undefined;
  // On arrival, after a reconnection, and when the teacher emptied the cloud or took it away.
  useEffect(() => {
    if (!away) void reload();
  }, [away, audience, emptied, reload]);

  const state = answer && answer.before === live.state ? answer.state : live.state;
  const closedMeanwhile = refused?.error.code === 'FORBIDDEN' && refused.during === live.state;
  // Guests' permissions differ from those a project gives its pupils (spec E4a).
  const open = (isPupil ? item.abilities.contribute : (state?.open ?? item.abilities.contribute)) && !closedMeanwhile;
  useEffect(() => {
    if (open) keeper.prepare();
  }, [keeper, open]);
  return {
    state,
    open,
    own: own.map((word) => ({ ...word, held: word.held && !onCloud(state, word) })),
    waiting,
    refused,
    away,
    gone: live.refused !== undefined && live.refused !== 'TOO_MANY_REQUESTS' && live.refused !== 'UNAVAILABLE',
    add: (text) => {
      setRefused(undefined);
      outbox.current?.add(text);
    },
    remove: async (word) => {
      take(await api.wordClouds.removeWord({ id: item.id, wordId: word.id }));
    },
    reload,
  };
}

/** True if its teacher has released the word since the own words were loaded. */
function onCloud(state: CloudState | undefined, { text }: OwnWord): boolean {
  const key = wordKey(text);
  return state !== undefined && 'words' in state && state.words.some((word) => word.key === key);
}
