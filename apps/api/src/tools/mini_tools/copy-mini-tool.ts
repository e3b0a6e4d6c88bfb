import { type Json, newMiniTool, type OwnMiniTool } from '@murmel/contracts';
import { copying } from '../../core/tool-contribution/content-copy.js';
import { oneMiniTool, writeMiniTool } from './one-mini-tool.js';

/** Copies a whole mini tool: callers who may copy it make their own of it. */
export const miniToolCopying = copying<OwnMiniTool & Json>({
  take: (manager, { from }) => oneMiniTool(manager, from) as Promise<OwnMiniTool & Json>,
  checked: (content) => newMiniTool.safeParse(content).data as (OwnMiniTool & Json) | undefined,
  async put(manager, { to }, content) {
    await writeMiniTool(manager, to, content);
  },
});
