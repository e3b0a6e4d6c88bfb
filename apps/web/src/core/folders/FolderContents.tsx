import { type Branch, foldText, type Item, LIMITS } from '@murmel/contracts';
import { IconBookmark, IconCopy, IconFolderShare, IconPackageExport, IconSettings, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPage } from '../../platform/page/lazy-page';
import { Button } from '../../ui/forms/Button';
import { Checkbox } from '../../ui/forms/Checkbox';
import { media } from '../../ui/layout/media';
import { SelectionBar } from '../../ui/layout/SelectionBar';
import type { MenuAction } from '../../ui/overlays/ActionMenu';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { useNow } from '../dates/use-now';
import { exportSeveral, useExportMenu } from '../exports/use-export-menu';
import { type ActionTarget, ItemActions } from '../item-menu/ItemActions';
import { useDiscard } from '../items/use-discard';
import { NewMenu } from '../new-item/NewMenu';
import { LoadState } from '../page/LoadState';
import { PageSwitch } from '../page/PageSwitch';
import { useDebounced } from '../page/use-debounced';
import { useCopies } from '../remixes/use-copies';
import { EmptyLibrary } from './EmptyLibrary';
import { FolderCards } from './FolderCards';
import { FolderLines } from './FolderLines';
import classes from './FolderPage.module.css';
import { FolderToolbar, type FolderViewMode } from './FolderToolbar';
import type { FolderEntries } from './folder-entries';
import { subfoldersOf } from './folder-tree';
import { TrashTile } from './TrashTile';
import { useBookmarkSeveral } from './use-bookmark-several';
import { asMovable, FOLDER_PAGE_SIZE, type FolderFilter, type Movable, useFolderContents, useFolderTree } from './use-folder-contents';
import type { useMove } from './use-move';
import { useSelection } from './use-selection';

const FolderSettings = lazyPage(() => import('./FolderSettings'), ['items/settings']);
const MoveDialog = lazyPage(() => import('./MoveDialog'), []);

const EVERYTHING: FolderFilter = { query: '', kind: null, order: 'changed', owner: 'me', page: 1 };
/** True where the sidebar is a bar at the bottom (Shell). */
const useNarrow = media('(max-width: 47.99em)');
/** Expanded folders as the user left them, kept until the page is reloaded. */
let lastView: FolderViewMode = 'cards';

interface FolderContentsProps {
  folderId: string | null;
  mine: boolean;
  title: string;
  moving: ReturnType<typeof useMove>;
  onNewFolder: () => void;
}

/** Content of one place: folders first, then all other items, as cards or as lines. */
export function FolderContents({ folderId, mine, title, moving, onNewFolder }: FolderContentsProps) {
  const { t } = useTranslation('folders');
  const { t: items } = useTranslation('items');
  const { t: shell } = useTranslation('shell');
  const [filter, setFilter] = useState(EVERYTHING);
  const [view, setView] = useState(lastView);
  const [moved, setMoved] = useState<readonly Movable[]>();
  const [set, setSet] = useState<string>();
  const query = useDebounced(filter.query.trim().slice(0, LIMITS.search.max));
  const list = useFolderContents(folderId, mine, { ...filter, query });
  const tree = useFolderTree();
  const now = useNow();
  const selection = useSelection<Movable>(folderId ?? '');
  const discard = useDiscard();
  const bookmarkSeveral = useBookmarkSeveral();
  const copySeveral = useCopies();

  const own = mine && filter.owner === 'me';
  const words = foldText(query);
  const found = (tree.data ?? []).filter(({ title: name }) => words === '' || foldText(name).includes(words));
  const folders = !own || filter.page > 1 || filter.kind ? [] : words && folderId === null ? found : subfoldersOf(found, folderId);
  const entries = list.data?.entries ?? [];
  const all = [...folders.map(asMovable), ...entries.filter((item) => item.mine)];
  const pages = Math.max(1, Math.ceil((list.data?.total ?? 0) / FOLDER_PAGE_SIZE));
  // The last thing of the last page may be gone.
  if (list.data && filter.page > pages) setFilter({ ...filter, page: pages });
  const nothing = list.data?.total === 0 && folders.length === 0;
  const plain = query === '' && filter.kind === null;
  const narrow = useNarrow();
  // On a phone this is the way to the trash; elsewhere the sidebar has it.
  const withTrash = narrow && folderId === null && own && plain && filter.page === 1;

  const dropInto = (folder: Branch) => (items: readonly Movable[]) => void moving.move(items, folder).then(selection.clear);
  const tick = (item: Movable) => (
    <Checkbox
      className={classes.tick}
      aria-label={t('selection.one', { title: item.title })}
      checked={selection.has(item.id)}
      onChange={() => selection.toggle(item)}
    />
  );
  const moveAction = (item: Movable): MenuAction => ({
    key: 'move',
    label: t('move.to'),
    icon: IconFolderShare,
    onSelect: () => setMoved([item]),
  });
  const { takeAlong, takeAlongDialog } = useExportMenu();
  const folderMenu = (folder: Branch) => (
    <ItemActions
      item={asHandled(folder)}
      compact
      more={[
        { key: 'settings', label: t('settings.button'), icon: IconSettings, onSelect: () => setSet(folder.id) },
        moveAction(asMovable(folder)),
        ...takeAlong(asHandled(folder)),
      ]}
    />
  );
  const itemMenu = (item: Item, compact: boolean) => (
    <ItemActions item={item} compact={compact} more={[...(item.mine ? [moveAction(item)] : []), ...takeAlong(item)]} />
  );
  const head = own && all.length > 0 && (
    <Checkbox
      aria-label={t('selection.all')}
      checked={all.every(({ id }) => selection.has(id))}
      indeterminate={selection.chosen.length > 0 && !all.every(({ id }) => selection.has(id))}
      onChange={() => selection.toggleAll(all)}
    />
  );

  const shown: FolderEntries = { title, folders, entries, now, selection, tick, folderMenu, itemMenu, onDrop: dropInto };
  const nothingYet = emptyOf(folderId, mine, own);
  const empty = !plain ? (
    <EmptyState
      title={t('nothing.title')}
      text={t('nothing.text')}
      actions={
        <Button variant="default" onClick={() => setFilter({ ...filter, query: '', kind: null, page: 1 })}>
          {t('nothing.all')}
        </Button>
      }
    />
  ) : nothingYet === 'top' ? (
    <EmptyLibrary />
  ) : (
    <EmptyState
      title={t(`empty.${nothingYet}.title`)}
      text={t(`empty.${nothingYet}.text`)}
      actions={
        own && (
          <>
            <NewMenu folderId={folderId ?? undefined} second={t('empty.make')} />
            <Button variant="default" onClick={onNewFolder}>
              {t('empty.makeFolder')}
            </Button>
          </>
        )
      }
    />
  );
  return (
    <>
      <FolderToolbar
        filter={filter}
        onFilter={(part) => setFilter({ ...filter, page: 1, ...part })}
        view={view}
        onView={(next) => {
          lastView = next;
          setView(next);
        }}
        top={folderId === null}
      />
      <p className="visually-hidden" role="status">
        {query && list.data ? t('found', { count: list.data.total + folders.length }) : ''}
      </p>
      <LoadState query={tree} skeleton={<SkeletonGrid label={shell('loading')} count={8} />}>
        {() => (
          <LoadState query={list} skeleton={<SkeletonGrid label={shell('loading')} count={8} />}>
            {({ total, onlyFirst }) => (
              <>
                {nothing ? empty : view === 'cards' ? <FolderCards {...shown} trash={withTrash} /> : <FolderLines {...shown} head={head} />}
                {withTrash && (nothing || view === 'list') && (
                  <div className={classes.below}>
                    <TrashTile />
                  </div>
                )}
                {onlyFirst !== null && <p>{t('onlyFirst', { count: onlyFirst })}</p>}
                <PageSwitch page={filter.page} limit={FOLDER_PAGE_SIZE} total={total} onChange={(page) => setFilter({ ...filter, page })} />
              </>
            )}
          </LoadState>
        )}
      </LoadState>
      {takeAlongDialog}
      {selection.chosen.length > 0 && (
        <SelectionBar
          label={t('selection.label')}
          count={t('selection.count', { count: selection.chosen.length })}
          clearLabel={t('selection.clear')}
          actions={[
            { key: 'move', label: t('move.action'), icon: IconFolderShare, onSelect: () => setMoved(selection.chosen) },
            {
              key: 'bookmark',
              label: items('bookmark.add'),
              icon: IconBookmark,
              onSelect: () => void bookmarkSeveral(selection.chosen).then(selection.clear),
            },
            {
              key: 'copy',
              label: items('copy.own'),
              icon: IconCopy,
              onSelect: () => void copySeveral(selection.chosen).then(selection.clear),
            },
            { key: 'murmel', label: items('takeAlong'), icon: IconPackageExport, onSelect: () => exportSeveral(selection.chosen) },
            {
              key: 'discard',
              label: items('discard'),
              icon: IconTrash,
              onSelect: () => void discard(...selection.chosen).then(selection.clear),
            },
          ]}
          onClear={selection.clear}
        />
      )}
      <Suspense fallback={null}>
        {set !== undefined && <FolderSettings id={set} onClose={() => setSet(undefined)} />}
        {moved && (
          <MoveDialog
            items={moved}
            onClose={() => setMoved(undefined)}
            onMove={(target) => {
              setMoved(undefined);
              void moving.move(moved, target).then(selection.clear);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** A folder of the tree is one's own: all that can be done with an item can be done with it. */
const asHandled = ({ id, title, bookmarked }: Branch): ActionTarget => ({
  id,
  kind: 'folder',
  title,
  bookmarked,
  abilities: { read: true, share: true, update: true, discard: true, remix: true },
});

const emptyOf = (folderId: string | null, mine: boolean, own: boolean): 'top' | 'folder' | 'foreign' | 'others' =>
  folderId === null ? (own ? 'top' : 'others') : mine ? 'folder' : 'foreign';
