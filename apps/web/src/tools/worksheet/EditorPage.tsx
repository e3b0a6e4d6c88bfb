import { ItemEditor } from '../../core/editor/ItemEditor';
import { latePart } from '../../platform/page/late-part';

const WorksheetEditor = latePart(() => import('./editor/WorksheetEditor'), 'now');

/** One worksheet of a teacher: the sheet, which is its own editor, and below `/responses` what was handed in. */
export default function EditorPage() {
  return <ItemEditor tool="worksheet" Editor={WorksheetEditor} />;
}
