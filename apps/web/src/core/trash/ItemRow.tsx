import { useTranslation } from '../../platform/i18n/use-translation';
import { Marble } from '../../ui/marbles/Marble';
import { contentLanguage } from '../items/content-language';
import { useToolOf } from '../tools/contribution';
import { TrashRow } from './TrashRow';
import type { DiscardedItem } from './use-trash';

interface ItemRowProps {
  item: DiscardedItem;
  now: Date;
  busy: boolean;
  onRestore: () => void;
  onDestroy: () => void;
}

/** One deleted item. */
export function ItemRow({ item, ...row }: ItemRowProps) {
  const { t } = useTranslation('trash');
  const { t: tools } = useTranslation('tools');
  const found = useToolOf(item.kind);
  return (
    <TrashRow
      {...row}
      title={item.title}
      language={contentLanguage(item)}
      kind={found && (item.contents > 0 ? t('folderWith', { count: item.contents }) : tools(`catalogue.${found.key}.name`))}
      marble={found && <Marble colour={found.tool.colour} swirl={found.tool.swirl} icon={found.tool.icon} size={36} />}
      discardedAt={item.discardedAt ?? item.updatedAt}
    />
  );
}
