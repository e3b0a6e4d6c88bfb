import { TOOL_KEYS, type ToolKey } from '@murmel/contracts';

/** Path prefix of the pages that the service worker caches: `/shell/app`, and for guests `/shell/<tool>`. */
export const SHELL_PATH = '/shell/';
const APP = 'app';

/** Returns the shell that a path names: the app's, a tool's for guests, or none. */
export function shellOf(path: string): ToolKey | typeof APP | undefined {
  const name = path.startsWith(SHELL_PATH) ? path.slice(SHELL_PATH.length) : undefined;
  return name === APP ? APP : TOOL_KEYS.find((tool) => tool === name);
}

export function shellToolOf(path: string): ToolKey | undefined {
  const shell = shellOf(path);
  return shell === APP ? undefined : shell;
}
