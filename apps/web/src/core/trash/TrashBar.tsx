import type { ContentKind, DiscardedOrder } from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';
import { SearchField } from '../../ui/forms/SearchField';
import { NativeSelect } from '../../ui/forms/TextField';
import classes from '../../ui/layout/filter-bar.module.css';
import { useKindName } from './kind-name';
import type { TrashFilter } from './use-trash';

const ORDERS: readonly DiscardedOrder[] = ['newest', 'oldest', 'title'];

interface TrashBarProps {
  filter: TrashFilter;
  onFilter: (part: Partial<TrashFilter>) => void;
  /** that lie in the trash */
  kinds: readonly ContentKind[];
}

/** Bar for the filter and the order of the trash. */
export function TrashBar({ filter, onFilter, kinds }: TrashBarProps) {
  const { t } = useTranslation('trash');
  const nameOf = useKindName();
  return (
    <div className={classes.bar}>
      <div className={classes.search}>
        <SearchField label={t('search')} value={filter.query} onChange={(query) => onFilter({ query })} clearLabel={t('clear')} />
      </div>
      <NativeSelect
        aria-label={t('kind')}
        value={filter.kind ?? ''}
        data={[{ value: '', label: t('allKinds') }, ...kinds.map((kind) => ({ value: kind as string, label: nameOf(kind, 2) }))]}
        onChange={(event) => onFilter({ kind: (event.currentTarget.value || null) as ContentKind | null })}
      />
      <div className={classes.right}>
        <NativeSelect
          aria-label={t('order')}
          value={filter.order}
          data={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
          onChange={(event) => onFilter({ order: event.currentTarget.value as DiscardedOrder })}
        />
      </div>
    </div>
  );
}
