import { type ContentKind, LIMITS, type Project, type ProjectItem, type ProjectWatch } from '@murmel/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc } from '../../platform/api/queries';
import { itemPath } from '../links/item-path';

/** Item in which a pupil can be, shared or a pupil's own. */
export interface ItemLocation {
  id: string;
  kind: ContentKind;
  title: string;
  /** null: the viewer may not open it */
  href: string | null;
}

/** Finds out where pupils are: the live line only names ids. */
export function useItemLocations(
  project: Project,
  shared: readonly ProjectItem[],
  watch: ProjectWatch | null,
): (itemIds: readonly string[]) => ItemLocation | undefined {
  const queryClient = useQueryClient();
  const options = orpc.projects.pupilItems.queryOptions({ input: { id: project.id, page: 1, limit: LIMITS.page.maxSize } });
  const known = new Map<string, ItemLocation>();
  for (const { item } of shared) known.set(item.id, { ...item, href: project.abilities.update && !item.trashed ? itemPath(item) : null });
  const elsewhere = [...new Set((watch?.pupils ?? []).flatMap(({ itemIds }) => itemIds))].filter((id) => !known.has(id)).toSorted();
  const own = useQuery({ ...options, enabled: project.abilities.observe && elsewhere.length > 0, placeholderData: keepPreviousData });
  const unknown = elsewhere.filter((id) => !own.data?.entries.some(({ item }) => item.id === id)).join();
  useEffect(() => {
    if (unknown !== '') void queryClient.invalidateQueries({ queryKey: orpc.projects.pupilItems.key({ input: { id: project.id } }) });
  }, [queryClient, project.id, unknown]);
  for (const { item } of own.data?.entries ?? [])
    known.set(item.id, { id: item.id, kind: item.kind, title: item.title, href: itemPath(item) });
  return (itemIds) => itemIds.map((id) => known.get(id)).find((place) => place !== undefined);
}
