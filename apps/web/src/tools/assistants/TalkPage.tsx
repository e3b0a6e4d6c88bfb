import { ItemEditor } from '../../core/editor/ItemEditor';
import { latePart } from '../../platform/page/late-part';

const TeacherTalk = latePart(() => import('./talk/teacher-talk-with-texts'), 'now');

/** A teacher's own conversations with one assistant; `/share` and `/settings` below it are dialogs. */
export default function TalkPage() {
  return <ItemEditor tool="assistants" Editor={TeacherTalk} />;
}
