import { TOOLS, type ToolKey } from '@murmel/contracts';
import { useSession } from '../../platform/session/store';
import { useToolContributions } from './contribution';
import { TOOL_PAGE_KEYS, TOOL_PAGES, type ToolPage, type ToolPageKey } from './tool-pages';
import { useAvailableTools } from './use-available-tools';

/** What stands among the tools, whether it keeps items or not. */
export interface OfferedTool extends ToolPage {
  key: ToolKey | ToolPageKey;
  /** the tool, where it keeps items */
  star: ToolKey | undefined;
}

/** Everything that this person finds among the tools. */
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
