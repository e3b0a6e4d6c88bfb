import { ItemEditor } from '../../core/editor/ItemEditor';
import { WorksheetEditor } from './editor/WorksheetEditor';

/** One item of somebody with an account, at its own address; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  return <ItemEditor tool="worksheet" Editor={WorksheetEditor} />;
}
