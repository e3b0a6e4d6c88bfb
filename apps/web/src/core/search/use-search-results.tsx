import { contentLanguage, type FoundItem, type FoundPlace, itemTypeOf, LIMITS, type ListedItem } from '@murmel/contracts';
import { IconFolder, IconUser, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Marble } from '../../ui/marbles/Marble';
import { ClassMarble } from '../classes/ClassMarble';
import { pathToFolder as wayInTree } from '../folders/folder-tree';
import { useFolderTree } from '../folders/use-folder-contents';
import { useClassesRoot } from '../links/class-paths';
import { itemHref } from '../links/item-href';
import { useToolContributions } from '../tools/contribution';
import { resultLink } from './result-link';
import type { Scope, SearchCriteria, SearchResult, SearchResultGroup } from './search-results';
import { useSharedResults } from './use-shared-results';
import { useToolResults } from './use-tool-results';

const MARBLE = 40;

interface Asked extends SearchCriteria {
  scope: Scope;
  page: number;
  limit: number;
}

/** Query for the server's results. No request is made before text is typed, nor where only tools are searched. */
export function useServerResults(q: string, { scope, kind, page, limit, ...narrowing }: Asked) {
  return useQuery({
    ...orpc.search.items.queryOptions({
      input: {
        q,
        page,
        limit,
        ...(kind && { objType: kind }),
        ...omitUndefined(narrowing),
      },
    }),
    enabled: q !== '' && scope !== 'tools' && scope !== 'others',
    placeholderData: keepPreviousData,
  });
}

/** Returns the chosen filters. */
const omitUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/** Returns the list entry of an item. */
function useItemFind(): (item: ListedItem, places?: readonly FoundPlace[]) => SearchResult {
  const { t } = useTranslation('search');
  const tools = useToolContributions();
  const tree = useFolderTree().data ?? [];
  return (item, places = []) => {
    const { colour, swirl, icon } = tools[itemTypeOf(item.kind) ?? 'folders'];
    const toPlace = resultLink(places[0]);
    const way = wayInTree(tree, item.folderId).map(({ title }) => title);
    return {
      key: item.id,
      href: itemHref(item) + toPlace,
      toPlace: toPlace !== '',
      picture: item.picture ? { of: item.picture, colour } : undefined,
      marble: <Marble colour={colour} swirl={swirl} icon={icon} size={MARBLE} />,
      title: places.find((place) => place.kind === 'title') ?? { text: item.title, marks: [] },
      lang: contentLanguage(item),
      places: places.filter((place) => place.kind !== 'title'),
      way: item.mine ? [t('library'), ...way] : [t('by', { name: item.author.name })],
      wayIcon: item.mine ? IconFolder : IconUser,
      folderHref: item.mine ? (item.folderId ? `/folders/${item.folderId}` : '/folders') : undefined,
    };
  };
}

/** Returns the suggestions before any text is typed. */
export function useSuggestedResults(): SearchResultGroup[] {
  const recent = useQuery(orpc.items.recentlyCreated.queryOptions({ input: { limit: LIMITS.recentlyCreated } }));
  const bookmarks = useQuery(orpc.bookmarks.list.queryOptions({ input: { page: 1, limit: LIMITS.recentlyCreated } }));
  const asFind = useItemFind();
  return [
    { key: 'recent' as const, finds: (recent.data ?? []).map((item) => asFind(item)) },
    {
      key: 'bookmarks' as const,
      finds: (bookmarks.data?.entries ?? []).map(({ id, item }) => ({ ...asFind(item), key: id })),
    },
  ].filter(({ finds }) => finds.length > 0);
}

interface Answer {
  entries: readonly FoundItem[];
  total: number;
  classes: readonly { id: string; name: string }[];
  pupils: readonly { id: string; name: string; classId: string; className: string }[];
}

/** Provides all results, in display order. */
export function useSearchResults(q: string, scope: Scope, narrowing: SearchCriteria, answer: Answer | undefined): SearchResultGroup[] {
  const { t } = useTranslation('search');
  const root = useClassesRoot();
  const asFind = useItemFind();
  const tools = useToolResults(q, scope);
  const others = useSharedResults(q, scope, narrowing);
  const plain = (text: string): SearchResult['title'] => ({ text, marks: [] });
  const items: SearchResultGroup[] =
    answer && (scope === 'all' || scope === 'items')
      ? [{ key: 'items', finds: answer.entries.map(({ item, places }) => asFind(item, places)), total: answer.total }]
      : [];
  const people: SearchResultGroup[] =
    answer && (scope === 'all' || scope === 'classes')
      ? [
          {
            key: 'classes',
            finds: answer.classes.map(({ id, name }) => ({
              key: id,
              href: `${root}/${id}`,
              marble: <ClassMarble id={id} size={MARBLE} />,
              title: plain(name),
              places: [],
              way: [t('myClasses')],
              wayIcon: IconUsers,
            })),
          },
          {
            key: 'pupils',
            finds: answer.pupils.map(({ id, name, classId, className }) => ({
              key: id,
              href: `${root}/${classId}/access-codes`,
              marble: <Marble colour="himmel" icon={IconUser} size={MARBLE} />,
              title: plain(name),
              places: [],
              way: [t('myClasses'), className],
              wayIcon: IconUsers,
            })),
          },
        ]
      : [];
  return [...items, ...people, ...others, ...tools].filter(({ finds }) => finds.length > 0);
}
