import { useEffect, useEffectEvent, useState } from 'react';
import { useAutosave } from '../../../core/items/use-autosave';
import { useLatest } from '../../../platform/use-latest';
import { sameText } from './draft-question';
import { mergeValue } from './merge/merge-value';
import type { DraftState } from './survey-draft';
import { TYPING_PAUSE_MS } from './typing';

interface MergedTextInput {
  /** value on the server */
  theirs: string;
  max: number;
  /** @returns whether it was written; not, where `was` is not any more what the server has, which then has come as `theirs` */
  save: (text: string, was: string) => Promise<boolean>;
}

/** One text that several people write: saved by itself, and never over what its writer has not seen. */
export function useMergedText({ theirs, max, save }: MergedTextInput) {
  const [text, setText] = useState({ base: theirs, mine: theirs });
  const [sent, setSent] = useState<readonly string[]>([]);
  const outcome = mergeValue({ ...text, theirs, sent }, sameText);
  const value = outcome === 'theirs' ? theirs : text.mine;
  const tooLong = value.trim().length > max;
  const latest = useLatest({ value, theirs, held: outcome === 'conflict' || tooLong });
  const autosave = useAutosave<{ changed: true }>(async () => {
    const { value: mine, theirs: was, held } = latest();
    if (held || sameText(mine, was)) return;
    setSent((before) => [...before, mine]);
    // Unanswered it stays among what may have arrived.
    if (!(await save(mine, was))) setSent((before) => before.filter((one) => one !== mine));
  });
  const arrived = useEffectEvent((text: string) => {
    if (!sent.some((one) => sameText(one, text))) return;
    setText((now) => ({ ...now, base: text }));
    setSent([]);
  });
  useEffect(() => arrived(theirs), [theirs]);
  const take = (mine: string, delay: number) => {
    setText({ base: outcome === 'conflict' ? text.base : theirs, mine });
    autosave.change({ changed: true }, delay);
  };
  const state: DraftState = outcome === 'conflict' || tooLong ? 'held' : autosave.state();
  return {
    value,
    state,
    theirs: outcome === 'conflict' ? theirs : undefined,
    change: (mine: string) => take(mine, TYPING_PAUSE_MS),
    settle: (whose: 'mine' | 'theirs') => {
      setText({ base: theirs, mine: whose === 'mine' ? value : theirs });
      autosave.change({ changed: true }, 0);
    },
    flush: autosave.flush,
  };
}
