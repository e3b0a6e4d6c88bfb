import { ItemEditor } from '../../core/editor/ItemEditor';
import { CloudSkeleton } from './editor/CloudSkeleton';
import { TeacherCloud } from './editor/TeacherCloud';

/** One word cloud of a teacher, at its own address; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  return <ItemEditor tool="word_clouds" Editor={TeacherCloud} skeleton={<CloudSkeleton />} />;
}
