import { useCallback, useMemo, useState } from 'react';
import type { AnyBlock, Blocks } from './blocks-context';

const NOTHING: Blocks = new Set();

/** Holds the selected blocks, and the block that is to receive the caret. Removed blocks are not selected. */
export function useSelection(blocks: readonly Pick<AnyBlock, 'id'>[]) {
  const [chosen, choose] = useState<Blocks>(NOTHING);
  const [written, setWritten] = useState<string>();
  const selection = useMemo<Blocks>(() => {
    const there = blocks.filter(({ id }) => chosen.has(id));
    return there.length === chosen.size ? chosen : new Set(there.map(({ id }) => id));
  }, [blocks, chosen]);
  const select = useCallback((ids: Blocks): void => {
    setWritten(undefined);
    choose(ids);
  }, []);
  const write = useCallback((id: string): void => {
    setWritten(id);
    choose(new Set([id]));
  }, []);
  return { selection, select, write, written };
}
