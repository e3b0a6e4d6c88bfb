import type { Item } from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Marble } from '../../ui/marbles/Marble';
import { contentLanguage } from '../items/content-language';
import { useToolOf } from '../tools/contribution';
import { TrashRow } from './TrashRow';

interface ItemRowProps {
  item: Item;
  now: Date;
  busy: boolean;
  onRestore: () => void;
  onDestroy: () => void;
}

/** One deleted item. */
export function ItemRow({ item, ...row }: ItemRowProps) {
  const { t: tools } = useTranslation('tools');
  const found = useToolOf(item.kind);
  return (
    <TrashRow
      {...row}
      title={item.title}
      language={contentLanguage(item)}
      kind={found && tools(`catalogue.${found.key}.name`)}
      marble={found && <Marble colour={found.tool.colour} swirl={found.tool.swirl} icon={found.tool.icon} size={36} />}
      discardedAt={item.discardedAt ?? item.updatedAt}
    />
  );
}
