import { type Json, newMiniTool, type OwnMiniTool } from '@murmel/contracts';
import { contentCopying } from '../../core/tool-contribution/content-copy.js';
import { miniToolOf, writeMiniTool } from './mini-tool-repository.js';

/** Copies a whole mini tool: callers who may copy it make their own of it. */
export const miniToolCopying = contentCopying<OwnMiniTool & Json>({
  take: (manager, { from }) => miniToolOf(manager, from) as Promise<OwnMiniTool & Json>,
  checked: (content) => newMiniTool.safeParse(content).data as (OwnMiniTool & Json) | undefined,
  async put(manager, { to }, content) {
    await writeMiniTool(manager, to, content);
  },
});
