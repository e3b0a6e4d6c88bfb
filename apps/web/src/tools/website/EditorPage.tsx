import { ItemEditor } from '../../core/editor/ItemEditor';
import { lazyPart } from '../../platform/page/lazy-part';

const WebsiteEditor = lazyPart(() => import('./editor/WebsiteEditor'), 'now');

/** One website of a teacher: each page is its own editor. */
export default function EditorPage() {
  return <ItemEditor tool="website" Editor={WebsiteEditor} />;
}
