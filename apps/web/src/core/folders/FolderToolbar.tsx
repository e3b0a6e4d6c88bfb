import { type ContentKind, ITEM_ORDERS, type ItemOrder, TOOL_KEYS, TOOLS } from '@murmel/contracts';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PillTabs } from '../../ui/forms/PillTabs';
import { SearchField } from '../../ui/forms/SearchField';
import { NativeSelect } from '../../ui/forms/TextField';
import classes from '../../ui/layout/filter-bar.module.css';
import type { FolderFilter } from './use-folder-contents';

export type FolderViewMode = 'cards' | 'list';

interface FolderToolbarProps {
  filter: FolderFilter;
  onFilter: (part: Partial<FolderFilter>) => void;
  view: FolderViewMode;
  onView: (view: FolderViewMode) => void;
  /** the top shows what others share, too */
  top: boolean;
}

/** Filter, order and view of a folder's content. */
export function FolderToolbar({ filter, onFilter, view, onView, top }: FolderToolbarProps) {
  const { t } = useTranslation('folders');
  const { t: tools } = useTranslation('tools');
  return (
    <div className={classes.bar}>
      <div className={classes.search}>
        <SearchField
          label={t(top ? 'searchAll' : 'search')}
          value={filter.query}
          onChange={(query) => onFilter({ query })}
          clearLabel={t('clear')}
        />
      </div>
      <NativeSelect
        aria-label={t('kind')}
        value={filter.kind ?? ''}
        data={[
          { value: '', label: t('allKinds') },
          ...TOOL_KEYS.map((key) => ({ value: TOOLS[key].kind as string, label: tools(`catalogue.${key}.plural`) })),
        ]}
        onChange={(event) => onFilter({ kind: (event.currentTarget.value || null) as ContentKind | null })}
      />
      {top && (
        <NativeSelect
          aria-label={t('owner')}
          value={filter.owner}
          data={(['me', 'others'] as const).map((value) => ({ value, label: t(`owners.${value}`) }))}
          onChange={(event) => onFilter({ owner: event.currentTarget.value as FolderFilter['owner'] })}
        />
      )}
      <div className={classes.right}>
        <NativeSelect
          aria-label={t('order')}
          value={filter.order}
          data={ITEM_ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
          onChange={(event) => onFilter({ order: event.currentTarget.value as ItemOrder })}
        />
        <PillTabs
          label={t('view')}
          options={[
            { value: 'cards', label: t('views.cards'), icon: IconLayoutGrid, iconOnly: true },
            { value: 'list', label: t('views.list'), icon: IconList, iconOnly: true },
          ]}
          value={view}
          onChange={onView}
        />
      </div>
    </div>
  );
}
