import { type Item, LIMITS, TOOLS, type ToolKey } from '@murmel/contracts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { type ItemPage, useToolContributions } from '../../tools/contribution';
import { useAvailableTools } from '../../tools/use-available-tools';

/** Filter of the items: those of one tool, or all. */
export type Scope = ToolKey | 'all';

/** Number of the newest items of all tools that are listed before a search. */
const NEWEST = 20;
/** Number of hits of each tool in the list of all; the others are in the tool's own list. */
const HITS_PER_TOOL = 5;

export interface OwnItems {
  items: Item[];
  /** pages of one tool's list; the list of all has none */
  pages: { limit: number; total: number } | undefined;
  /** tools that have more hits than the list of all shows */
  more: { tool: ToolKey; total: number }[];
  /** true if all requested data is loaded */
  ready: boolean;
  failed: boolean;
  offline: boolean;
  retry: () => void;
}

/** The person's items: the newest of all tools, hits in all tools, or one tool's list by pages. */
export function useOwnItems(scope: Scope, page: number, query: string): OwnItems {
  const contributions = useToolContributions();
  const tools = useAvailableTools();
  const searching = scope === 'all' && query !== '';
  const list = (tool: ToolKey, wanted: number, limit: number): Promise<ItemPage> =>
    contributions[tool].calls.list({ page: wanted, limit, ...(query ? { query } : {}) });

  const newest = useQuery({
    ...orpc.items.recentlyCreated.queryOptions({ input: { limit: NEWEST } }),
    enabled: scope === 'all' && !searching,
  });
  const hits = useQueries({
    queries: tools.map((tool) => ({
      queryKey: ['tool-items', tool, 1, query, HITS_PER_TOOL],
      queryFn: () => list(tool, 1, HITS_PER_TOOL),
      enabled: searching,
      placeholderData: keepPreviousData<ItemPage>,
    })),
  });
  const one = useQuery({
    queryKey: ['tool-items', scope, page, query, LIMITS.page.size],
    queryFn: () => list(scope as ToolKey, page, LIMITS.page.size),
    enabled: scope !== 'all',
    placeholderData: keepPreviousData<ItemPage>,
  });

  const asked = scope !== 'all' ? [one] : searching ? hits : [newest];
  const state = {
    ready: asked.every(({ data }) => data !== undefined),
    failed: asked.some(({ isError }) => isError),
    offline: asked.some(({ data, fetchStatus }) => data === undefined && fetchStatus === 'paused'),
    retry: () => asked.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
  if (scope !== 'all') return { ...state, items: one.data?.entries ?? [], pages: one.data, more: [] };
  if (!searching)
    return {
      ...state,
      items: (newest.data ?? []).filter(({ kind }) => tools.some((tool) => TOOLS[tool].kind === kind)),
      pages: undefined,
      more: [],
    };
  const found = hits.flatMap(({ data }) => data?.entries ?? []);
  return {
    ...state,
    pages: undefined,
    items: found.toSorted((left, right) => right.contentChangedAt.localeCompare(left.contentChangedAt)),
    more: hits.flatMap(({ data }, index) => (data && data.total > data.entries.length ? [{ tool: tools[index]!, total: data.total }] : [])),
  };
}
