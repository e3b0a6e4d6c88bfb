import { ItemEditor } from '../../core/editor/ItemEditor';
import { lazyPart } from '../../platform/page/lazy-part';

const TeacherTalk = lazyPart(() => import('./talk/teacher-talk-with-texts'), 'now');

/** A teacher's own conversations with one assistant; `/share` and `/settings` below it are dialogs. */
export default function TalkPage() {
  return <ItemEditor tool="assistants" Editor={TeacherTalk} />;
}
