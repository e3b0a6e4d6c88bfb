import { ItemEditor } from '../../core/editor/ItemEditor';
import { RecordingEditor } from '../../core/recordings/RecordingEditor';

/** Page of one recording of an account; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  return <ItemEditor tool="audio_recorder" Editor={RecordingEditor} />;
}
