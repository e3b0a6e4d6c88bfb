import type { FileSharing, FileSharingLive } from '@murmel/contracts';
import { type SharedFileItem, TOOLS } from '@murmel/contracts';
import { IconFileZip } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { useWallView } from '../../../core/editor/use-wall-view';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import { useLive } from '../../../platform/live/use-live';
import { Button } from '../../../ui/forms/Button';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { LiveBadge } from '../../../ui/status/LiveBadge';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { useTexts } from '../texts';
import { CollectSettings } from './CollectSettings';
import classes from './editor.module.css';
import { SharedFiles } from './SharedFiles';

const HandInsTab = lazy(() => import('../hand_ins/HandInsTab'));
const WallDialog = lazy(() => import('../hand_ins/WallDialog'));

type Tab = 'files' | 'handIns';

/** Header, what is given out and collected in one tab, what came in in the other, and the dialog that is open. */
export function FileSharingEditor({ item }: { item: SharedFileItem }) {
  const t = useTexts();
  const navigate = useNavigate();
  const base = `${TOOLS.file_sharing.route}/${item.id}`;
  const tab: Tab = useLocation().pathname.startsWith(`${base}/hand_ins`) ? 'handIns' : 'files';
  const dialogs = useItemDialogs(item);
  const wall = useWallView();
  const { sharing, counts, offline } = useSharing(item);
  const mayChange = item.abilities.update === true;
  const collects = sharing.state !== 'off';
  const reads = counts !== undefined && (collects || counts.files > 0);
  return (
    <>
      <ItemHeader
        item={item}
        dialogs={dialogs}
        tabs={
          reads && (
            <PillTabs<Tab>
              label={t('tabs.label')}
              options={[
                { value: 'files', label: t(collects ? 'tabs.task' : 'tabs.files') },
                { value: 'handIns', label: t('tabs.handIns'), count: counts.people },
              ]}
              value={tab}
              onChange={(value) => void navigate(value === 'handIns' ? `${base}/hand_ins` : base)}
            />
          )
        }
        actions={
          tab === 'handIns' &&
          reads && (
            <Button
              component="a"
              href={`/api/file_sharing/files/${item.id}/hand_ins/archive`}
              download
              variant="default"
              disabled={counts.files === 0}
              leftSection={<IconFileZip size={20} stroke={1.9} aria-hidden />}
            >
              {t('zip')}
            </Button>
          )
        }
        wall={reads ? wall : undefined}
        people={reads && counts.coming > 0 && <LiveBadge>{t('coming', { count: counts.coming })}</LiveBadge>}
      />
      <ConnectionBar away={offline} />
      {tab === 'handIns' ? (
        <Suspense fallback={<Waiting label={t('loading')} />}>
          <HandInsTab item={item} sharing={sharing} changed={JSON.stringify(counts)} mayChange={mayChange} />
        </Suspense>
      ) : (
        <main id="main" tabIndex={-1} className={classes.main}>
          <SharedFiles item={item} files={sharing.files} mayChange={mayChange} />
          {mayChange && <CollectSettings item={item} sharing={sharing} />}
        </main>
      )}
      <Suspense fallback={null}>
        {wall.shown && reads && <WallDialog item={item} sharing={sharing} changed={JSON.stringify(counts)} onClose={wall.close} />}
      </Suspense>
      <OpenItemDialog item={item} dialogs={dialogs} />
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <main id="main" tabIndex={-1} className={classes.main}>
      <SkeletonGrid shape="cards" count={6} label={label} />
    </main>
  );
}

interface Sharing {
  sharing: FileSharing;
  /** numbers for readers of the submissions, once they are known */
  counts: Extract<FileSharingLive, { audience: 'teacher' }>['counts'] | undefined;
  offline: boolean;
}

/** Returns the state of a file share: as it was opened, then as it is pushed. */
function useSharing({ id, sharing }: SharedFileItem): Sharing {
  const { state, connection } = useLive<FileSharingLive>(id);
  const counts = state?.audience === 'teacher' ? state.counts : undefined;
  return { sharing: state?.sharing ?? sharing, counts, offline: connection === 'offline' };
}
