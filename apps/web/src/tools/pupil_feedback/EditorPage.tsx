import { ItemEditor } from '../../core/editor/ItemEditor';
import { PupilFeedbackEditor } from './editor/PupilFeedbackEditor';

/** One assignment of a teacher: the task, and below `/responses` the texts of the class. */
export default function EditorPage() {
  return <ItemEditor tool="pupil_feedback" Editor={PupilFeedbackEditor} />;
}
