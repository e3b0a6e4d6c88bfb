import { useParams } from 'react-router';
import MiniToolPage from '../../core/ai/mini-tools/MiniToolPage';
import '../../core/ai/mini-tools/mini-tools-texts';
import { ItemEditor } from '../../core/editor/ItemEditor';
import { lazyPart } from '../../platform/page/lazy-part';

const OwnMiniTool = lazyPart(() => import('./OwnMiniTool'), 'now');
const ITEM = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Page of one mini tool at its address: a built-in one by its name, a user's own by its id. */
export default function EditorPage() {
  const { id = '' } = useParams();
  return ITEM.test(id) ? <ItemEditor tool="mini_tools" Editor={OwnMiniTool} /> : <MiniToolPage />;
}
