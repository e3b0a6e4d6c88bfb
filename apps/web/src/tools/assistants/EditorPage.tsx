import { ItemEditor } from '../../core/editor/ItemEditor';
import { lazyPart } from '../../platform/page/lazy-part';

const AssistantEditor = lazyPart(() => import('./editor/AssistantEditor'), 'now');

/** Page of one assistant of an account, at its own address; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  return <ItemEditor tool="assistants" Editor={AssistantEditor} />;
}
