import { ItemEditor } from '../../core/editor/ItemEditor';
import { latePart } from '../../platform/page/late-part';

const SurveyEditor = latePart(() => import('./editor/SurveyEditor'), 'now');

/** One survey of a teacher: its questions, and below `/responses` what came in. */
export default function EditorPage() {
  return <ItemEditor tool="surveys" Editor={SurveyEditor} />;
}
