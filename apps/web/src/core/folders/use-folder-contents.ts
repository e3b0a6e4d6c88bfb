import { type Branch, type ContentKind, type Item, type ItemOrder, LIMITS, type ListedItem } from '@murmel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';

/** Filter of a shelf. */
export interface FolderFilter {
  query: string;
  kind: ContentKind | null;
  order: ItemOrder;
  /** at the top: one's own things, or those of others who invited */
  owner: 'me' | 'others';
  page: number;
}

/** Things on one page of a folder: full rows of a grid of two, three and four columns. */
export const FOLDER_PAGE_SIZE = 24;

interface FolderPageData {
  entries: ListedItem[];
  total: number;
  /** number of entries that were checked in a very full folder of another account */
  onlyFirst: number | null;
}

/** All folders of this teacher. */
export function useFolderTree() {
  return useQuery(orpc.folders.tree.queryOptions());
}

/**
 * Loads the content of a folder, or of the top level; a search at the top covers all folders.
 * @param mine whether the folder is one's own: folders in it are known from the tree then
 */
export function useFolderContents(folderId: string | null, mine: boolean, { query, kind, order, owner, page }: FolderFilter) {
  const asked = {
    page,
    limit: FOLDER_PAGE_SIZE,
    order,
    exceptFolders: String(mine && owner === 'me'),
    ...(query ? { query: query.slice(0, LIMITS.search.max) } : {}),
    ...(kind ? { objType: kind } : {}),
  };
  return useQuery({
    queryKey: ['shelf', folderId, asked, owner],
    queryFn: async (): Promise<FolderPageData> => {
      if (folderId !== null) return api.folders.contents({ id: folderId, ...asked });
      const page = await api.items.list({ ...asked, owner, ...(owner === 'me' && !query && { root: 'true' }) });
      return { ...page, onlyFirst: null };
    },
    placeholderData: keepPreviousData,
  });
}

/** A folder or something else that lies on a shelf, as far as moving and selecting go. */
export type Movable = Pick<Item, 'id' | 'title' | 'folderId'> & { kind: ContentKind };

export const asMovable = ({ id, title, folderId }: Branch): Movable => ({ id, title, folderId, kind: 'folder' });
