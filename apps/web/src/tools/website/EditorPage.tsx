import { ItemEditor } from '../../core/editor/ItemEditor';
import { latePart } from '../../platform/page/late-part';

const WebsiteEditor = latePart(() => import('./editor/WebsiteEditor'), 'now');

/** One website of a teacher: each page is its own editor. */
export default function EditorPage() {
  return <ItemEditor tool="website" Editor={WebsiteEditor} />;
}
