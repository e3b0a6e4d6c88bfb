import { IconFolderPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPage } from '../../platform/page/lazy-page';
import { useItemTitle } from '../../platform/page/use-item-title';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { LoadState } from '../shell/LoadState';
import { NewMenu } from '../shell/NewMenu';
import { Crumbs } from './Crumbs';
import { SidebarTree, TreeButton } from './PlacesTree';
import { Shelf } from './Shelf';
import { useMove } from './use-move';

const NewFolderDialog = lazyPage(() => import('./NewFolderDialog'), []);

/** The top of a teacher's things and each folder: what lies there, and everything that can be done with it. */
export default function FolderPage() {
  const id = useLocation().pathname.split('/')[2];
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
    <Place folderId={null} mine title={t('title')}>
      {null}
    </Place>
  );
}

function OneFolder({ id }: { id: string }) {
  const { t: shell } = useTranslation('shell');
  const folder = useQuery(orpc.folders.get.queryOptions({ input: { id } }));
  useItemTitle(folder.data?.title);
  return (
    <LoadState page query={folder} skeleton={<SkeletonGrid label={shell('loading')} count={8} />}>
      {({ title, path, mine, author }) => (
        <Place folderId={id} mine={mine} title={title} author={author.name}>
          {path}
        </Place>
      )}
    </LoadState>
  );
}

interface PlaceProps {
  folderId: string | null;
  mine: boolean;
  title: string;
  /** whose it is, where it is another's */
  author?: string;
  /** the folders around it, from the top on */
  children: readonly { id: string; title: string }[] | null;
}

function Place({ folderId, mine, title, author, children: path }: PlaceProps) {
  const { t } = useTranslation('folders');
  const { t: items } = useTranslation('items');
  const [naming, setNaming] = useState(false);
  const moving = useMove();
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={path && <Crumbs path={path} mine={mine} onDrop={(dropped, target) => void moving.move(dropped, target)} />}
        {...(mine ? {} : { text: items('by', { name: author }) })}
        actions={
          mine && (
            <>
              <TreeButton current={folderId} />
              <Button variant="default" leftSection={<IconFolderPlus size={20} stroke={1.9} aria-hidden />} onClick={() => setNaming(true)}>
                {t('new.button')}
              </Button>
              <NewMenu folderId={folderId ?? undefined} />
            </>
          )
        }
      />
      <Shelf folderId={folderId} mine={mine} title={title} moving={moving} onNewFolder={() => setNaming(true)} />
      {moving.question}
      <Suspense fallback={null}>{naming && <NewFolderDialog folderId={folderId} onClose={() => setNaming(false)} />}</Suspense>
    </>
  );
}
