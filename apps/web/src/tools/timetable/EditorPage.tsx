import { ItemEditor } from '../../core/editor/ItemEditor';
import { lazyPart } from '../../platform/page/lazy-part';

const TimetableEditor = lazyPart(() => import('./editor/TimetableEditor'), 'now');

/** Page of one timetable, at its own address; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  return <ItemEditor tool="timetable" Editor={TimetableEditor} />;
}
