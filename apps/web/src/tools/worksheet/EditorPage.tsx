import { ItemEditor } from '../../core/editor/ItemEditor';
import { lazyPart } from '../../platform/page/lazy-part';

const WorksheetEditor = lazyPart(() => import('./editor/WorksheetEditor'), 'now');

/** One worksheet of a teacher: the sheet, which is its own editor, and below `/responses` what was handed in. */
export default function EditorPage() {
  return <ItemEditor tool="worksheet" Editor={WorksheetEditor} />;
}
