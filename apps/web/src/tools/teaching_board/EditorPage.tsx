import { ItemEditor } from '../../core/editor/ItemEditor';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPart } from '../../platform/page/lazy-part';

const TeacherScreen = lazyPart(() => import('./editor/TeacherScreen'), 'now');

/** Page of one teaching board of an account; its pages, and the overlays over them, have addresses below it. */
export default function EditorPage() {
  const { t } = useTranslation('editor');
  // Cards lie anywhere on a board: until they come it is empty.
  const empty = (
    <p className="visually-hidden" role="status">
      {t('loading')}
    </p>
  );
  return <ItemEditor tool="teaching_board" Editor={TeacherScreen} skeleton={empty} />;
}
