import { ItemEditor } from '../../core/editor/ItemEditor';
import { latePart } from '../../platform/page/late-part';
import { BoardSkeleton } from './board/BoardSkeleton';

const TeacherPinboard = latePart(() => import('./board/TeacherPinboard'), 'now');

/** Page of one pinboard of an account; cards, panels, share and settings have addresses below it. */
export default function EditorPage() {
  return <ItemEditor tool="pinboard" Editor={TeacherPinboard} skeleton={<BoardSkeleton />} />;
}
