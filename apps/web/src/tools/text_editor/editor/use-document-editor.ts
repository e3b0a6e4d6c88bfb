import { LIMITS } from '@murmel/contracts';
import type { Editor } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import type { CollaborationView } from '../../../platform/collaboration/open-collaboration';
import { useLatest } from '../../../platform/use-latest';
import { toast } from '../../../ui/status/toast-queue';
import { picturesIn } from '../pictures/pictures-in';
import { useTexts } from '../texts';
import { editorExtensions } from './extensions';

interface EditorParts {
  view: CollaborationView;
  /** false on the wall: no carets, nothing to type */
  interactive: boolean;
  /** the name of the document, read to screen readers */
  label: string;
  onPictures?: (files: File[]) => void;
  onEditMath?: (node: DocumentNode, position: number) => void;
  onFind?: () => void;
  onLink?: () => void;
}

/** An editor for the live document; a new copy of the document gets a new editor. */
export function useDocumentEditor(parts: EditorParts): Editor | null {
  const t = useTexts();
  const { view, interactive, label } = parts;
  const latest = useLatest(parts);
  const texts = useLatest(t);
  const editable = interactive && view.writable;
  const readOnly = view.state === 'readonly';
  const editor = useEditor(
    {
      extensions: editorExtensions({
        document: view.document,
        awareness: interactive ? view.awareness : undefined,
        // A reader gets no prompt to write; they learn that nothing is missing.
        placeholder: () => (interactive ? texts()(latest().view.state === 'readonly' ? 'wall.empty' : 'editor.placeholder') : ''),
        taskLabel: () => texts()('editor.taskLabel'),
        onEditMath: (node, position) => latest().onEditMath?.(node, position),
        onFull: () => toast({ id: 'text-full', tone: 'alert', text: texts()('editor.textFull', { max: LIMITS.text.maxCharacters }) }),
      }),
      editable,
      injectCSS: false,
      shouldRerenderOnTransaction: false,
      immediatelyRender: true,
      editorProps: {
        attributes: () => ({ 'aria-label': latest().label, role: 'textbox', 'aria-multiline': 'true', spellcheck: 'true' }),
        handlePaste: (_editorView, event) => insertPictures(event.clipboardData, latest()),
        handleDrop: (_editorView, event, _slice, moved) => !moved && insertPictures(event.dataTransfer, latest()),
        handleKeyDown: (_editorView, event) => shortcut(event, latest()),
      },
    },
    [view.generation, view.document, interactive],
  );
  useEffect(() => {
    if (editor && editor.isEditable !== editable) editor.setEditable(editable, false);
  }, [editor, editable]);
  useEffect(() => {
    // A new title is a new name of the text; in another language it asks for words differently, and readers not at all.
    if (editor && !editor.isDestroyed) editor.setOptions({});
  }, [editor, label, t, readOnly]);
  return editor;
}

function insertPictures(data: DataTransfer | null, { view, onPictures }: EditorParts): boolean {
  const files = view.writable ? picturesIn(data) : [];
  if (files.length === 0 || !onPictures) return false;
  onPictures(files);
  return true;
}

function shortcut(event: KeyboardEvent, { onFind, onLink, view }: EditorParts): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  const action = event.key === 'f' ? onFind : event.key === 'k' && view.writable ? onLink : undefined;
  if (!action) return false;
  event.preventDefault();
  action();
  return true;
}
