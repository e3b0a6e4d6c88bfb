import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { itemHref } from '../links/item-href';
import { FolderRow, FolderTable, ItemRow } from './FolderTable';
import type { FolderEntries } from './folder-entries';
import { asMovable } from './use-folder-contents';

/** A place as lines with columns. @param head the box that chooses all */
export function FolderLines({
  title,
  folders,
  entries,
  now,
  selection,
  tick,
  folderMenu,
  itemMenu,
  onDrop,
  head,
}: FolderEntries & { head: ReactNode }) {
  const { t } = useTranslation('folders');
  const { chosen } = selection;
  return (
    <FolderTable label={t('things', { title })} head={head}>
      {folders.map((folder) => (
        <FolderRow
          key={folder.id}
          folder={folder}
          chosen={chosen}
          checked={selection.has(folder.id)}
          checkbox={tick(asMovable(folder))}
          menu={folderMenu(folder)}
          onDrop={onDrop(folder)}
        />
      ))}
      {entries.map((item) => (
        <ItemRow
          key={item.id}
          item={item}
          href={itemHref(item)}
          now={now}
          chosen={chosen}
          checked={selection.has(item.id)}
          checkbox={item.mine && tick(item)}
          menu={itemMenu(item, true)}
        />
      ))}
    </FolderTable>
  );
}
