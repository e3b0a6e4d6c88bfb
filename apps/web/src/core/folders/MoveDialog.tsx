import { foldText } from '@murmel/contracts';
import { IconFolder, IconFolderPlus, IconHome } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPage } from '../../platform/page/lazy-page';
import { Button } from '../../ui/forms/Button';
import { SearchField } from '../../ui/forms/SearchField';
import { FormDialog } from '../../ui/overlays/FormDialog';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { LoadState } from '../page/LoadState';
import { pathToFolder, subtreesOf, treeOrder } from './folder-tree';
import classes from './MoveDialog.module.css';
import { type Movable, useFolderTree } from './use-folder-contents';
import type { Target } from './use-move';

const NewFolderDialog = lazyPage(() => import('./NewFolderDialog'), []);

interface MoveDialogProps {
  items: readonly Movable[];
  onMove: (target: Target) => void;
  onClose: () => void;
}

/**
 * Dialog that chooses a target in the tree of all folders, with a filter, or makes a folder below the chosen one. A folder cannot be moved
 * into itself.
 */
export default function MoveDialog({ items, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('folders');
  const { t: shell } = useTranslation('shell');
  const tree = useFolderTree();
  const [query, setQuery] = useState('');
  const here = items[0]?.folderId ?? null;
  const [chosen, setChosen] = useState<string | null>(here);
  const [making, setMaking] = useState(false);
  const submit = (): void => {
    const title = tree.data?.find(({ id }) => id === chosen)?.title ?? t('title');
    onMove({ id: chosen, title });
  };
  const newFolder = (
    <Button variant="default" leftSection={<IconFolderPlus size={20} stroke={1.9} aria-hidden />} onClick={() => setMaking(true)}>
      {t('new.title')}
    </Button>
  );
  return (
    <>
      <FormDialog
        title={t('move.title', { count: items.length, title: items[0]?.title })}
        closeLabel={shell('close')}
        submitLabel={t('move.submit')}
        others={newFolder}
        disabled={items.every(({ folderId }) => folderId === chosen)}
        className={classes.form}
        onSubmit={submit}
        onClose={onClose}
      >
        <SearchField label={t('move.search')} value={query} onChange={setQuery} clearLabel={t('clear')} />
        <LoadState query={tree} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={5} />}>
          {(branches) => {
            const closed = subtreesOf(branches, new Set(items.map(({ id }) => id)));
            const words = foldText(query);
            const found = treeOrder(branches).filter(({ branch }) => words === '' || foldText(branch.title).includes(words));
            return (
              <fieldset className={classes.list}>
                <legend className="visually-hidden">{t('move.where')}</legend>
                {words === '' && (
                  <label className={classes.row}>
                    <input type="radio" name="target" checked={chosen === null} onChange={() => setChosen(null)} />
                    <IconHome size={20} stroke={1.9} aria-hidden />
                    <span>{t('title')}</span>
                  </label>
                )}
                {found.map(({ branch, depth }) => (
                  <label
                    key={branch.id}
                    className={classes.row}
                    style={{ paddingInlineStart: `${12 + (words === '' ? (depth + 1) * 20 : 0)}px` }}
                    data-off={closed.has(branch.id) || undefined}
                  >
                    <input
                      type="radio"
                      name="target"
                      checked={chosen === branch.id}
                      disabled={closed.has(branch.id)}
                      onChange={() => setChosen(branch.id)}
                    />
                    <IconFolder size={20} stroke={1.9} aria-hidden />
                    <span>
                      {branch.title}
                      {words !== '' && depth > 0 && (
                        <span className={classes.way}>
                          {pathToFolder(branches, branch.folderId)
                            .map(({ title }) => title)
                            .join(' › ')}
                        </span>
                      )}
                    </span>
                  </label>
                ))}
                {found.length === 0 && words !== '' && <p className={classes.none}>{t('move.none', { query: query.trim() })}</p>}
              </fieldset>
            );
          }}
        </LoadState>
      </FormDialog>
      <Suspense fallback={null}>
        {making && (
          <NewFolderDialog
            folderId={chosen}
            onMade={(id) => {
              setQuery('');
              setChosen(id);
            }}
            onClose={() => setMaking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
