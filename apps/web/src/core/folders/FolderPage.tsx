import type { Folder } from '@murmel/contracts';
import { IconFolderPlus, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPage } from '../../platform/page/lazy-page';
import { useItemTitle } from '../../platform/page/use-item-title';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { IconButton } from '../../ui/overlays/IconButton';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { NewMenu } from '../new-item/NewMenu';
import { LoadState } from '../page/LoadState';
import { Breadcrumbs } from './Breadcrumbs';
import { FolderContents } from './FolderContents';
import { FolderName, useFolderSubtitle } from './FolderHeader';
import { SidebarTree, TreeButton } from './LibraryTree';
import { useFollowLibrary } from './use-follow-library';
import { useMove } from './use-move';

const FolderSettings = lazyPage(() => import('./FolderSettings'), ['items/settings']);
const NewFolderDialog = lazyPage(() => import('./NewFolderDialog'), []);

/** The top of a teacher's things and each folder: what lies there, and everything that can be done with it. */
export default function FolderPage() {
  const id = useLocation().pathname.split('/')[2];
  useFollowLibrary();
  return (
    <>
      {id ? <OneFolder id={id} key={id} /> : <Top />}
      <SidebarTree current={id ?? null} />
    </>
  );
}

function Top() {
  const { t } = useTranslation('folders');
  return (
    <FolderView folderId={null} mine title={t('title')}>
      {null}
    </FolderView>
  );
}

function OneFolder({ id }: { id: string }) {
  const { t: shell } = useTranslation('shell');
  const folder = useQuery(orpc.folders.get.queryOptions({ input: { id } }));
  useItemTitle(folder.data?.title);
  return (
    <LoadState page query={folder} skeleton={<SkeletonGrid label={shell('loading')} count={8} />}>
      {(one) => (
        <FolderView folderId={id} mine={one.mine} title={one.title} folder={one}>
          {one.path}
        </FolderView>
      )}
    </LoadState>
  );
}

interface FolderViewProps {
  folderId: string | null;
  mine: boolean;
  title: string;
  /** null at the top */
  folder?: Folder;
  /** the folders around it, from the top on */
  children: readonly { id: string; title: string }[] | null;
}

function FolderView({ folderId, mine, title, folder, children: path }: FolderViewProps) {
  const { t } = useTranslation('folders');
  const words = useFolderSubtitle();
  const [open, setOpen] = useState<'new' | 'settings'>();
  const close = () => setOpen(undefined);
  const moving = useMove();
  return (
    <>
      <PageHeader
        title={folder ? <FolderName folder={folder} /> : title}
        breadcrumbs={path && <Breadcrumbs path={path} mine={mine} onDrop={(dropped, target) => void moving.move(dropped, target)} />}
        {...(folder && { text: words(folder) })}
        actions={
          mine && (
            <>
              <TreeButton current={folderId} moving={moving} />
              {folder && (
                <IconButton variant="outline" icon={IconSettings} label={t('settings.title')} onClick={() => setOpen('settings')} />
              )}
              <Button variant="default" leftSection={<IconFolderPlus size={20} stroke={1.9} aria-hidden />} onClick={() => setOpen('new')}>
                {t('new.button')}
              </Button>
              <NewMenu folderId={folderId ?? undefined} />
            </>
          )
        }
      />
      <FolderContents folderId={folderId} mine={mine} title={title} moving={moving} onNewFolder={() => setOpen('new')} />
      {moving.question}
      <Suspense fallback={null}>
        {open === 'new' && <NewFolderDialog folderId={folderId} onClose={close} />}
        {open === 'settings' && folderId !== null && <FolderSettings id={folderId} onClose={close} />}
      </Suspense>
    </>
  );
}
