import { type ContentKind, type DiscardedEntry, type DiscardedOrder, itemTypeOf } from '@murmel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { type ToolContribution, useToolContributions } from '../tools/contribution';

/** Filter of the trash. */
export interface TrashFilter {
  query: string;
  kind: ContentKind | null;
  order: DiscardedOrder;
  page: number;
}

/** Lines on one page. */
export const TRASH_PAGE = 20;

/** One page of everything that this teacher threw away. */
export function useTrash({ query, kind, order, page }: TrashFilter) {
  return useQuery({
    ...orpc.items.discarded.queryOptions({
      input: { page, limit: TRASH_PAGE, order, ...(query && { query }), ...(kind && { objType: kind }) },
    }),
    placeholderData: keepPreviousData,
  });
}

/** Actions on a trash entry, of any kind. */
interface TrashCalls {
  /** @param agreed that others come in there @returns the folder in which it lies now; undefined for what lies in none by nature */
  restore: (id: string, agreed: boolean) => Promise<string | null | undefined>;
  destroy: (id: string) => Promise<unknown>;
  discard: (id: string) => Promise<unknown>;
}

const nowhere = (): undefined => undefined;

/** Provides the functions that restore an item, delete it permanently and discard it again. */
export function useTrashCalls(): (entry: DiscardedEntry) => TrashCalls {
  const contributions = useToolContributions();
  const ofClass: TrashCalls = {
    restore: (id) => api.schoolClasses.restore({ id }).then(nowhere),
    destroy: (id) => api.schoolClasses.destroy({ id }),
    discard: (id) => api.schoolClasses.discard({ id }),
  };
  const ofProject: TrashCalls = {
    restore: (id) => api.projects.restore({ id }).then(nowhere),
    destroy: (id) => api.projects.destroy({ id }),
    discard: (id) => api.projects.discard({ id }),
  };
  const ofItem = ({ calls }: ToolContribution): TrashCalls => ({
    restore: async (id, agreed) => (await api.items.restore({ id, agreed })).folderId,
    destroy: (id) => api.items.destroy({ id }),
    discard: (id) => calls.discard({ id }),
  });
  return ({ kind }) => (kind === 'school_class' ? ofClass : kind === 'project' ? ofProject : ofItem(contributions[itemTypeOf(kind)!]));
}
