import { type MiniToolCategory, TOOLS } from '@murmel/contracts';

/** Base path of mini tools. */
export const MINI_TOOLS_PATH = TOOLS.mini_tools.route;

export const miniToolPath = (id: string): string => `${MINI_TOOLS_PATH}/${id}`;

export const categoryPath = (category: MiniToolCategory): string => `${MINI_TOOLS_PATH}?category=${category}`;

/** Path of the request history of all mini tools. */
export const HISTORY_PATH = `${MINI_TOOLS_PATH}/history`;

/** And with one. */
export const historyOf = (tool: string): string => `${HISTORY_PATH}?tool=${tool}`;

/** The page of one of one's own has two sides: it is written, or filled in. */
export const FILLED_IN = 'fill';
export const fillPath = (id: string): string => `${miniToolPath(id)}?view=${FILLED_IN}`;

/** Filled in as it was then. */
export const againPath = ({ tool, own, id }: { tool: string; own: boolean; id: string }): string =>
  own ? `${fillPath(tool)}&request=${id}` : `${miniToolPath(tool)}?request=${id}`;
