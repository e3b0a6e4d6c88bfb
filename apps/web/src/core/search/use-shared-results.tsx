import { contentLanguage, itemTypeOf, LIMITS, type ListedItem } from '@murmel/contracts';
import { IconCreativeCommons, IconTemplate } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import type { Icon } from '../../ui/icon';
import { Marble } from '../../ui/marbles/Marble';
import { useToolContributions } from '../tools/contribution';
import type { Scope, SearchCriteria, SearchResult, SearchResultGroup } from './search-results';

const MARBLE = 40;
/** Beside everything else as many as a glance takes in; the rest is on their own pages. */
const SHOWN = 3;
const ALONE = 20;

/** Returns public items of others: templates of the school and of the product, and open material. Own ones are found as such. */
export function useSharedResults(typed: string, scope: Scope, narrowing: SearchCriteria): SearchResultGroup[] {
  const { t } = useTranslation('search');
  const tools = useToolContributions();
  const q = typed.slice(0, LIMITS.search.max);
  const { kind, subjectType, gradeLevel } = narrowing;
  // Beside one's own things they stand only where nothing is chosen: not all that can be chosen there is said of them.
  const narrowed = Object.values(narrowing).some((chosen) => chosen !== undefined);
  const enabled = q !== '' && (scope === 'others' || (scope === 'all' && !narrowed));
  const asked = { enabled, placeholderData: keepPreviousData };
  const templates = useQuery({
    ...orpc.templates.list.queryOptions({ input: { search: q, limit: ALONE, ...(kind && { kind }) } }),
    ...asked,
  });
  const materials = useQuery({
    ...orpc.gallery.list.queryOptions({
      input: { q, limit: ALONE, ...(kind && { objType: kind }), ...(subjectType && { subjectType }), ...(gradeLevel && { gradeLevel }) },
    }),
    ...asked,
  });
  if (!enabled) return [];
  const shown = scope === 'others' ? ALONE : SHOWN;
  const asFind = (item: ListedItem, href: string, key: string, way: string, wayIcon: Icon): SearchResult => {
    const { colour, swirl, icon } = tools[itemTypeOf(item.kind) ?? 'folders'];
    return {
      key,
      href,
      marble: <Marble colour={colour} swirl={swirl} icon={icon} size={MARBLE} />,
      title: { text: item.title, marks: [] },
      lang: contentLanguage(item),
      picture: item.picture ? { of: item.picture, colour } : undefined,
      places: [],
      way: [way],
      wayIcon,
    };
  };
  return [
    {
      key: 'templates',
      finds: (templates.data?.entries ?? [])
        .filter(({ of }) => of !== 'own')
        .slice(0, shown)
        .map(({ item, of }) => {
          const href = `/templates?search=${encodeURIComponent(item.title)}&of=${of}`;
          return asFind(item, href, `template ${item.id}`, t(`templatesOf.${of}`), IconTemplate);
        }),
    },
    {
      key: 'gallery',
      finds: (materials.data?.entries ?? [])
        .filter(({ item }) => !item.mine)
        .slice(0, shown)
        .map(({ item, path }) => asFind(item, path, `open ${item.id}`, t('openBy', { name: item.author.name }), IconCreativeCommons)),
    },
  ];
}
