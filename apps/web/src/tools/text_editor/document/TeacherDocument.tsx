import { type Item, WIZARD_PATH } from '@murmel/contracts';
import { IconHistory, IconSparkles, IconUserEdit } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { lazy, Suspense, useCallback, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { ItemInTrash } from '../../../core/editor/ItemInTrash';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { useWallView } from '../../../core/editor/use-wall-view';
import { wizardState } from '../../../core/links/wizard-material';
import { BackButton } from '../../../core/live-document/BackButton';
import { LiveStatus } from '../../../core/live-document/LiveStatus';
import { People } from '../../../core/live-document/People';
import { useSession } from '../../../platform/session/store';
import type { MenuAction } from '../../../ui/overlays/ActionMenu';
import { NAMESPACE, type Texts, useTexts } from '../texts';
import { DocumentFrame } from './DocumentFrame';
import { exportActions } from './export-actions';
import { useAuthorMarks } from './use-author-marks';
import { useDocument } from './use-document';

const AuthorLegend = lazy(() => import('./AuthorLegend'));
const DocumentVersions = lazy(() => import('../versions/DocumentVersions'));

/** Editor of a document for an account: header, tools, text, and the dialogs around it. */
export default function TeacherDocument({ item }: { item: Item }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { isTeacher } = useSession();
  const open = useDocument(item);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [panel, setPanel] = useState<'versions'>();
  const wall = useWallView();
  const authors = useAuthorMarks(item, editor);
  const dialogs = useItemDialogs(item);
  const closePanel = useCallback(() => setPanel(undefined), []);
  const view = open?.view;
  const header = (
    <ItemHeader
      item={item}
      dialogs={dialogs}
      beginsElsewhere
      status={view ? <LiveStatus state={view.state} texts={NAMESPACE} /> : null}
      people={view && <People people={view.people} max={3} />}
      wall={{ show: wall.show, waits: !editor }}
      menu={documentMenu({ item, editor, open: setPanel, authors, t, toWizard: isTeacher ? navigate : undefined })}
    />
  );
  return (
    <DocumentFrame
      item={item}
      open={open}
      header={header}
      onEditor={setEditor}
      wall={wall.shown}
      onWallClose={wall.close}
      legend={
        authors.people && (
          <Suspense fallback={null}>
            <AuthorLegend itemId={item.id} people={authors.people} />
          </Suspense>
        )
      }
      home={<BackButton tool="text_editor" />}
      inTrash={<ItemInTrash itemId={item.id} level={2} home={<BackButton tool="text_editor" />} />}
    >
      <OpenItemDialog item={item} dialogs={dialogs} />
      <Suspense fallback={null}>{panel === 'versions' && <DocumentVersions item={item} onClose={closePanel} />}</Suspense>
    </DocumentFrame>
  );
}

interface DocumentMenuProps {
  item: Item;
  editor: Editor | null;
  open: (panel: 'versions') => void;
  authors: ReturnType<typeof useAuthorMarks>;
  t: Texts;
  /** absent for pupils, who make no worksheets */
  toWizard: NavigateFunction | undefined;
}

function documentMenu({ item, editor, open, authors, t, toWizard }: DocumentMenuProps): MenuAction[] {
  const { abilities } = item;
  return [
    ...(abilities.readHistory ? [{ key: 'versions', label: t('menu.versions'), icon: IconHistory, onSelect: () => open('versions') }] : []),
    ...(abilities.readAuthors && editor
      ? [
          {
            key: 'authors',
            label: t('menu.authors'),
            icon: IconUserEdit,
            checked: authors.people !== undefined,
            onSelect: () => void authors.toggle(),
          },
        ]
      : []),
    ...(editor && toWizard
      ? [
          {
            key: 'worksheet',
            label: t('menu.worksheet'),
            icon: IconSparkles,
            onSelect: () =>
              void toWizard(WIZARD_PATH, { state: wizardState({ name: item.title, text: editor.getText({ blockSeparator: '\n' }) }) }),
          },
        ]
      : []),
    ...(editor ? exportActions(editor, item, t) : []),
  ];
}
