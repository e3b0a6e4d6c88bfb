import { ItemEditor } from '../../core/editor/ItemEditor';
import { FileSharingEditor } from './editor/FileSharingEditor';

/** One file share of a teacher: what is given out and collected, and below `/hand_ins` what came in. */
export default function EditorPage() {
  return <ItemEditor tool="file_sharing" Editor={FileSharingEditor} />;
}
