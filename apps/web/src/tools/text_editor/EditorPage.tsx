import { ItemEditor } from '../../core/editor/ItemEditor';
import { latePart } from '../../platform/page/late-part';

const TeacherDocument = latePart(() => import('./document/TeacherDocument'), 'now');

/** One document of a teacher, at its own address; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  return <ItemEditor tool="text_editor" Editor={TeacherDocument} />;
}
