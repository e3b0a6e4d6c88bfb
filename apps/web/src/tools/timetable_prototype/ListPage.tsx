import { TOOLS } from '@murmel/contracts';
import ItemListPage from '../../core/item-list/ItemListPage';
import { useTexts } from './texts';

/** A teacher's own calendars. A new one has a page of its own. */
export default function ListPage() {
  const t = useTexts();
  const words = { empty: t('messages.noCalendars'), failed: t('messages.loadFailed') };
  return <ItemListPage tool="timetable_prototype" words={words} newHref={TOOLS.timetable_prototype.newRoute} />;
}
