import type { RecordingItem } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { EmptyState } from '../../ui/status/EmptyState';
import { LiveBadge } from '../../ui/status/LiveBadge';
import { ItemHeader } from '../editor/ItemHeader';
import { useItemDialogs } from '../editor/item-dialogs';
import { OpenItemDialog } from '../editor/OpenItemDialog';
import { RecordingDetails } from './editing/RecordingDetails';
import { RecorderRoom } from './recorder/RecorderRoom';

/**
 * Editor of one recording of a user with an account: recorded first, and then played, cut and described. The same for sound, screen and
 * camera.
 */
export function RecordingEditor({ item }: { item: RecordingItem }) {
  const { t } = useTranslation('recordings');
  const dialogs = useItemDialogs(item);
  const [running, setRunning] = useState(false);
  const { recording } = item;
  return (
    <>
      <ItemHeader item={item} dialogs={dialogs} beginsElsewhere people={running && <LiveBadge>{t('live')}</LiveBadge>} />
      {recording ? (
        <RecordingDetails key={recording.id} item={item} recording={recording} />
      ) : item.abilities.update ? (
        <RecorderRoom item={item} onRunning={setRunning} />
      ) : (
        <main id="main" tabIndex={-1}>
          <EmptyState title={t('nothing.title')} text={t('nothing.text')} />
        </main>
      )}
      <OpenItemDialog item={item} dialogs={dialogs} />
    </>
  );
}
