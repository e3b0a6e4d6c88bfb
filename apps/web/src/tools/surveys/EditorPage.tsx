import { ItemEditor } from '../../core/editor/ItemEditor';
import { lazyPart } from '../../platform/page/lazy-part';

const SurveyEditor = lazyPart(() => import('./editor/SurveyEditor'), 'now');

/** One survey of a teacher: its questions, and below `/responses` what came in. */
export default function EditorPage() {
  return <ItemEditor tool="surveys" Editor={SurveyEditor} />;
}
