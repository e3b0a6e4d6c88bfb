import { ItemEditor } from '../../core/editor/ItemEditor';
import { lazyPart } from '../../platform/page/lazy-part';

const CalendarEditor = lazyPart(() => import('./calendar/CalendarEditor'), 'now');

/** One calendar of a teacher; its settings below `/edit`, one event below `/events`. */
export default function EditorPage() {
  return <ItemEditor tool="timetable_prototype" Editor={CalendarEditor} />;
}
