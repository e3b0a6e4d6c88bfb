import { ItemEditor } from '../../core/editor/ItemEditor';
import { CorrectionAidEditor } from './editor/CorrectionAidEditor';

/** One correction of a teacher: the task, and below `/results` the texts and what was found in them. */
export default function EditorPage() {
  return <ItemEditor tool="correction_aid" Editor={CorrectionAidEditor} />;
}
