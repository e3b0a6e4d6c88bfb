import { type Json, newMiniTool, type OwnMiniTool } from '@murmel/contracts';
import { copying } from '../../core/items/content-copy.js';
import { oneMiniTool, writeMiniTool } from './one-mini-tool.js';

/** All that a mini tool is: whoever may copy it makes their own of it. */
export const miniToolCopying = copying<OwnMiniTool & Json>({
  take: (manager, { from }) => oneMiniTool(manager, from) as Promise<OwnMiniTool & Json>,
  checked: (content) => newMiniTool.safeParse(content).data as (OwnMiniTool & Json) | undefined,
  async put(manager, { to }, content) {
    await writeMiniTool(manager, to, content);
  },
});
