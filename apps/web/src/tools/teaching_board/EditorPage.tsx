import { ItemEditor } from '../../core/editor/ItemEditor';
import { latePart } from '../../platform/page/late-part';

const TeacherScreen = latePart(() => import('./editor/TeacherScreen'), 'now');

/** One teaching board of somebody with an account; its pages, and what opens over them, have addresses below it. */
export default function EditorPage() {
  return <ItemEditor tool="teaching_board" Editor={TeacherScreen} />;
}
