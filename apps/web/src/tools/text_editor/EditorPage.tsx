import { ItemEditor } from '../../core/editor/ItemEditor';
import { lazyPart } from '../../platform/page/lazy-part';
import { SheetSkeleton } from './document/PaperSkeleton';
import { useTexts } from './texts';

const TeacherDocument = lazyPart(() => import('./document/TeacherDocument'), 'now');

/** One document of a teacher, at its own address; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  const t = useTexts();
  return <ItemEditor tool="text_editor" Editor={TeacherDocument} skeleton={<SheetSkeleton label={t('loading')} toolsCome />} />;
}
