import { ItemEditor } from '../../core/editor/ItemEditor';
import { TimetableEditor } from './editor/TimetableEditor';

/** One item of somebody with an account, at its own address; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  return <ItemEditor tool="timetable" Editor={TimetableEditor} />;
}
