import type { PrototypeCalendarItem } from '@murmel/contracts';
import { IconAdjustments, IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { calendarPath, settingsPath } from '../paths';
import { useTexts } from '../texts';
import { CalendarTab } from './CalendarTab';
import classes from './calendar.module.css';
import { useFollowCalendar } from './use-occurrences';

const SettingsTab = lazy(() => import('../settings/SettingsTab'));
const EventPart = lazy(() => import('../event/EventPart'));

/** Header, the calendar, its settings or one event below it, and the dialog that is open. */
export default function CalendarEditor({ item }: { item: PrototypeCalendarItem }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { eventId } = useParams();
  const dialogs = useItemDialogs(item);
  const { offline } = useFollowCalendar(item.id);
  const mayChange = item.abilities.update === true;
  const settings = useLocation().pathname.startsWith(settingsPath(item.id)) && mayChange;
  const other = settings
    ? { key: 'calendar', label: t('toCalendar'), icon: IconCalendar, onSelect: () => void navigate(calendarPath(item.id)) }
    : { key: 'edit', label: t('settings.open'), icon: IconAdjustments, onSelect: () => void navigate(settingsPath(item.id)) };
  return (
    <>
      <ItemHeader item={item} dialogs={dialogs} menu={mayChange ? [other] : []} />
      <ConnectionBar away={offline} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Suspense fallback={<SkeletonGrid shape="lines" count={6} label={t('loading')} />}>
          {settings ? (
            <SettingsTab item={item} />
          ) : eventId === undefined ? (
            <CalendarTab item={item} mayChange={mayChange} />
          ) : (
            <EventPart item={item} eventId={eventId} mayChange={mayChange} />
          )}
        </Suspense>
      </main>
      <OpenItemDialog item={item} dialogs={dialogs} />
    </>
  );
}
