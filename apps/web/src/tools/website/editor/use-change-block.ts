import type { Json } from '@murmel/contracts';
import { useCallback } from 'react';
import type { BoardResult } from '../../../platform/boards/board-session';
import { useWebsite } from './open/website-context';

/** Changes fields of a block's kind. @param name of what is written; all of it within 3 s is taken back together */
export function useChangeBlock(block: string): (content: Readonly<Record<string, Json>>, name: string) => Promise<BoardResult> {
  const { run } = useWebsite();
  return useCallback((content, name) => run('changeBlock', { block, content }, `${name}-${block}`), [run, block]);
}
