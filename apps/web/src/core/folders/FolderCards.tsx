import { useTranslation } from '../../platform/i18n/use-translation';
import { CardGrid } from '../../ui/cards/CardGrid';
import { ItemCard } from '../items/ItemCard';
import { itemHref } from '../links/item-href';
import classes from './FolderPage.module.css';
import { FolderTile } from './FolderTile';
import type { FolderEntries } from './folder-entries';
import { TrashTile } from './TrashTile';
import { dragOf } from './use-drag';
import { asMovable } from './use-folder-contents';

/** A place as cards: folders in a row of their own, below them the rest with a picture each. @param trash whether it is among the folders */
export function FolderCards({
  title,
  folders,
  entries,
  now,
  selection,
  tick,
  folderMenu,
  itemMenu,
  onDrop,
  trash,
}: FolderEntries & { trash: boolean }) {
  const { t } = useTranslation('folders');
  const { chosen } = selection;
  return (
    <>
      {(folders.length > 0 || trash) && (
        <div className={classes.folders}>
          <CardGrid label={t('folders')}>
            {[
              ...folders.map((folder) => (
                <FolderTile
                  key={folder.id}
                  folder={folder}
                  chosen={chosen}
                  checkbox={tick(asMovable(folder))}
                  menu={folderMenu(folder)}
                  onDrop={onDrop(folder)}
                />
              )),
              ...(trash ? [<TrashTile key="trash" />] : []),
            ]}
          </CardGrid>
        </div>
      )}
      {entries.length > 0 && (
        <CardGrid label={t('things', { title })}>
          {entries.map((item) => (
            <div
              key={item.id}
              className={classes.card}
              data-checked={selection.has(item.id) || undefined}
              {...(item.mine ? dragOf(item, chosen) : {})}
            >
              <ItemCard item={item} now={now} headingLevel={2} href={itemHref(item)} actions={itemMenu(item, false)} />
              {item.mine && tick(item)}
            </div>
          ))}
        </CardGrid>
      )}
    </>
  );
}
