import { ItemEditor } from '../../core/editor/ItemEditor';
import { lazyPart } from '../../platform/page/lazy-part';
import { BoardSkeleton } from './board/BoardSkeleton';

const TeacherPinboard = lazyPart(() => import('./board/TeacherPinboard'), 'now');

/** Page of one pinboard of an account; cards, panels, share and settings have addresses below it. */
export default function EditorPage() {
  return <ItemEditor tool="pinboard" Editor={TeacherPinboard} skeleton={<BoardSkeleton />} />;
}
