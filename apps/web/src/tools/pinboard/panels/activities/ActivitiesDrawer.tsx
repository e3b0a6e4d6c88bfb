import { PINBOARD_ACTIVITIES, type PinboardActivityKind, type PinboardState } from '@murmel/contracts';
import { useState } from 'react';
import { useLive } from '../../../../platform/live/use-live';
import { Button } from '../../../../ui/forms/Button';
import { NativeSelect } from '../../../../ui/forms/TextField';
import { Drawer } from '../../../../ui/overlays/Drawer';
import { Notice } from '../../../../ui/status/Notice';
import { SkeletonGrid } from '../../../../ui/status/SkeletonGrid';
import { usePinboard } from '../../board/pinboard-context';
import { useTexts } from '../../texts';
import classes from './Activities.module.css';
import { ActivityList } from './ActivityList';
import { useActivities } from './use-activities';

const ALL = '';

/** Lists the activities on this board by user, newest first; it follows while the board changes. */
export default function ActivitiesDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { item, board, actor } = usePinboard();
  const { state } = useLive<PinboardState>(item.id);
  const [kind, setKind] = useState<PinboardActivityKind>();
  const [person, setPerson] = useState<string>();
  const { entries, more, failed, busy, showOlder, retry } = useActivities(
    item.id,
    { kind, person },
    { follows: actor.trusted, changed: board },
  );
  const people = Object.entries(state?.people ?? {}).sort(([, a], [, b]) => a.name.localeCompare(b.name));
  return (
    <Drawer opened onClose={onClose} title={t('activities.title')} closeLabel={t('close')} width={480}>
      <div className={classes.filters}>
        <NativeSelect
          label={t('activities.kind')}
          value={kind ?? ALL}
          data={[
            { value: ALL, label: t('activities.allKinds') },
            ...PINBOARD_ACTIVITIES.map((value) => ({ value, label: t(`activities.kinds.${value}`) })),
          ]}
          onChange={({ currentTarget }) => setKind(PINBOARD_ACTIVITIES.find((value) => value === currentTarget.value))}
        />
        <NativeSelect
          label={t('activities.person')}
          value={person ?? ALL}
          data={[{ value: ALL, label: t('activities.allPeople') }, ...people.map(([value, { name }]) => ({ value, label: name }))]}
          onChange={({ currentTarget }) => setPerson(currentTarget.value || undefined)}
        />
      </div>
      {failed && (
        <Notice
          tone="alert"
          title={t('activities.failed')}
          actions={
            <Button variant="default" loading={busy} onClick={retry}>
              {t('retry')}
            </Button>
          }
          announce
        />
      )}
      {!entries && !failed && <SkeletonGrid label={t('loading')} shape="lines" count={6} />}
      {entries?.length === 0 && <p className={classes.empty}>{t(kind || person ? 'activities.nothing' : 'activities.empty')}</p>}
      {entries && entries.length > 0 && <ActivityList entries={entries} people={state?.people} />}
      {more && (
        <Button variant="default" loading={busy} onClick={showOlder}>
          {t('activities.older')}
        </Button>
      )}
    </Drawer>
  );
}
