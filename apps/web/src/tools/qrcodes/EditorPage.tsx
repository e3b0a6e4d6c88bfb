import { ItemEditor } from '../../core/editor/ItemEditor';
import { lazyPart } from '../../platform/page/lazy-part';

const CodeEditor = lazyPart(() => import('./editor/CodeEditor'), 'now');

/** Page of one item of an account, at its own address; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  return <ItemEditor tool="qrcodes" Editor={CodeEditor} />;
}
