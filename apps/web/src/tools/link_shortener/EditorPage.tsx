import { ItemEditor } from '../../core/editor/ItemEditor';
import { LinkEditor } from './editor/LinkEditor';

/** Page of one item of an account, at its own address; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  return <ItemEditor tool="link_shortener" Editor={LinkEditor} />;
}
