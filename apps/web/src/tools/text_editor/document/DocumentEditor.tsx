import { contentLanguage, type Item } from '@murmel/contracts';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { EditorContent } from '@tiptap/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNewlyCreated } from '../../../core/items/newly-created';
import type { Collaboration, CollaborationView } from '../../../platform/collaboration/open-collaboration';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import { prefetchTexts } from '../../../platform/i18n/i18n';
import { lazyPart } from '../../../platform/page/lazy-part';
import { usePrintTitle } from '../../../platform/page/use-print-title';
import { useSession } from '../../../platform/session/store';
import { LinkDialog } from '../dialogs/LinkDialog';
import { MathDialog } from '../dialogs/MathDialog';
import { type PictureAtCaret, PictureDialog } from '../dialogs/PictureDialog';
import content from '../editor/content.module.css';
import { FindBar } from '../editor/FindBar';
import { useDocumentEditor } from '../editor/use-document-editor';
import { WordCount } from '../editor/WordCount';
import type { DocumentHelpProps } from '../help/DocumentHelp';
import { useTexts } from '../texts';
import { SpeechTools } from '../toolbar/SpeechTools';
import { Toolbar } from '../toolbar/Toolbar';
import classes from './document.module.css';
import { LostTextNotice } from './LostTextNotice';
import { OfflineEditingBar } from './offline-editing';
import { PaperSkeleton } from './PaperSkeleton';

const FrameDialog = lazyPart(async () => {
  const [dialog] = await Promise.all([import('../dialogs/FrameDialog'), prefetchTexts(['parts/frame'])]);
  return dialog;
});

const DocumentHelp = lazyPart<DocumentHelpProps>(() => import('../help/document-help-with-texts'));

type Opened =
  | { dialog: 'link' }
  | { dialog: 'picture'; file?: File; at?: PictureAtCaret }
  | { dialog: 'frame'; at?: string }
  | { dialog: 'math'; at?: { position: number; latex: string; block: boolean } };

interface DocumentEditorProps {
  item: Item;
  collaboration: Collaboration;
  view: CollaborationView;
  /** hands the editor to the page, for its menu */
  onEditor?: (editor: Editor | null) => void;
  /** shown above the text */
  children?: ReactNode;
}

/** The sheet of paper with its tools: everything between the header and the end of the page. */
export function DocumentEditor({ item, collaboration, view, onEditor, children }: DocumentEditorProps) {
  const t = useTexts();
  const [opened, setOpened] = useState<Opened>();
  const [finding, setFinding] = useState(false);
  const [helpPlace, setHelpPlace] = useState<HTMLElement | null>(null);
  // Models help only users with an account.
  const helped = useSession().isAuthenticated;
  const editor = useDocumentEditor({
    view,
    interactive: true,
    label: t('editor.label', { title: item.title }),
    onPictures: ([file]) => file && setOpened({ dialog: 'picture', file }),
    onEditMath: (node, position) =>
      setOpened({ dialog: 'math', at: { position, latex: String(node.attrs.latex), block: node.type.name === 'blockMath' } }),
    onFind: () => setFinding(true),
    onLink: () => setOpened({ dialog: 'link' }),
  });
  useEffect(() => {
    onEditor?.(editor);
    return () => onEditor?.(null);
  }, [editor, onEditor]);
  usePrintTitle(item.title);
  useNewlyCreated(item.id, editor !== null && view.facts.opened && view.writable, () => editor?.commands.focus('end'));
  const close = useCallback(() => setOpened(undefined), []);
  if (!editor) return null;
  const openMath = () => {
    const node = selectedNode(editor);
    const known = node?.type.name === 'inlineMath' || node?.type.name === 'blockMath' ? node : undefined;
    setOpened({
      dialog: 'math',
      ...(known
        ? { at: { position: editor.state.selection.from, latex: String(known.attrs.latex), block: known.type.name === 'blockMath' } }
        : {}),
    });
  };
  const openPicture = () => {
    const node = selectedNode(editor);
    setOpened({
      dialog: 'picture',
      ...(node?.type.name === 'image' ? { at: { src: String(node.attrs.src), alt: String(node.attrs.alt) } } : {}),
    });
  };
  const openFrame = () => {
    const node = selectedNode(editor);
    setOpened({ dialog: 'frame', ...(node?.type.name === 'frame' ? { at: String(node.attrs.address ?? '') } : {}) });
  };
  return (
    <>
      {view.writable && (
        <Toolbar
          editor={editor}
          onLink={() => setOpened({ dialog: 'link' })}
          onPicture={openPicture}
          onMath={openMath}
          onFrame={openFrame}
          onFind={() => setFinding(true)}
        >
          <SpeechTools editor={editor} />
          {helped && <span ref={setHelpPlace} className={classes.help} />}
        </Toolbar>
      )}
      {view.facts.alone && !view.facts.overdue ? (
        <OfflineEditingBar writes={view.writable} waiting={null} />
      ) : (
        <ConnectionBar away={view.facts.opened && (view.state === 'offline' || view.state === 'unsaved')} goOn={view.writable} />
      )}
      {finding && <FindBar editor={editor} onClose={() => setFinding(false)} />}
      <div
        className={classes.desk}
        data-writable={view.writable || undefined}
        data-tools-come={(!view.facts.opened && item.abilities.contribute) || undefined}
      >
        {view.lostText && (
          <div className={classes.kept}>
            <LostTextNotice kept={view.lostText} collaboration={collaboration} />
          </div>
        )}
        {children}
        <div
          className={classes.paper}
          lang={contentLanguage(item)}
          id="document-text"
          aria-busy={!view.facts.opened}
          onMouseDown={(event) => toEnd(event, editor)}
        >
          <div role="heading" aria-level={1} className={classes.paperTitle}>
            {item.title}
          </div>
          {!view.facts.opened && <PaperSkeleton label={t('loading')} />}
          <div className={view.facts.opened ? undefined : classes.waiting}>
            <EditorContent editor={editor} className={content.content} />
          </div>
        </div>
        <div className={classes.below}>
          <WordCount editor={editor} />
        </div>
      </div>
      {helpPlace && <DocumentHelp waiting={null} editor={editor} item={item} view={view} slot={helpPlace} />}
      {opened?.dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {opened?.dialog === 'picture' && <PictureDialog editor={editor} itemId={item.id} file={opened.file} at={opened.at} onClose={close} />}
      {opened?.dialog === 'frame' && <FrameDialog waiting={null} editor={editor} itemId={item.id} at={opened.at} onClose={close} />}
      {opened?.dialog === 'math' && <MathDialog editor={editor} at={opened.at} onClose={close} />}
    </>
  );
}

function selectedNode(editor: Editor) {
  const { selection } = editor.state;
  return selection instanceof NodeSelection ? selection.node : undefined;
}

/** Moves the caret to the end after a press on the empty part of the sheet, also behind a table or a picture. */
function toEnd(event: React.MouseEvent, editor: Editor): void {
  if ((event.target as Element).closest('.ProseMirror') || !editor.isEditable) return;
  event.preventDefault();
  const last = editor.state.doc.lastChild;
  if (last && last.type.name !== 'paragraph')
    editor.chain().insertContentAt(editor.state.doc.content.size, { type: 'paragraph' }).focus('end').run();
  else editor.commands.focus('end');
}
