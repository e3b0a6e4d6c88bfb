import { TOOLS, type ToolKey } from '@murmel/contracts';
import { useSession } from '../../platform/session/store';
import { useToolContributions } from './contribution';
import { TOOL_PAGE_KEYS, TOOL_PAGES, type ToolPage, type ToolPageKey } from './tool-pages';
import { useAvailableTools } from './use-available-tools';

/** Entry of the tool list, with or without items of its own. */
export interface OfferedTool extends ToolPage {
  key: ToolKey | ToolPageKey;
  /** the tool, where it keeps items */
  star: ToolKey | undefined;
}

/** Provides all tools that are offered to this user. */
export function useOfferedTools(): OfferedTool[] {
  const looks = useToolContributions();
  const { isTeacher } = useSession();
  const tools = useAvailableTools().map((key): OfferedTool => {
    const { family, route, infoRoute } = TOOLS[key];
    return { key, family, route, infoRoute, look: looks[key], star: key };
  });
  const pages = isTeacher ? TOOL_PAGE_KEYS.map((key): OfferedTool => ({ key, ...TOOL_PAGES[key], star: undefined })) : [];
  return [...tools, ...pages];
}
