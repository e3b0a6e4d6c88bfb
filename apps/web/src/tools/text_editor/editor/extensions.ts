import { TEXT_DOCUMENT_FIELD, textDocumentExtensions } from '@murmel/documents';
import { type AnyExtension, Node } from '@tiptap/core';
import { Collaboration } from '@tiptap/extension-collaboration';
import { Placeholder } from '@tiptap/extensions';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import type * as Y from 'yjs';
import { LocalMarks } from '../../../core/ai/writing/local-marks';
import { withDirection } from '../../../core/boards/text-editor/with-direction';
import type { QuietAwareness } from '../../../platform/collaboration/quiet-awareness';
import { AuthorMarks } from '../extensions/author-marks';
import { Carets } from '../extensions/carets';
import { Find } from '../extensions/find';
import { frameView } from '../extensions/frame-view';
import { mathView } from '../extensions/math-view';
import { Paste } from '../extensions/paste';
import { pictureView } from '../extensions/picture-view';
import { TabEscape } from '../extensions/tab-escape';
import { TextLimit } from '../extensions/text-limit';
import { UndoCarets } from '../extensions/undo-carets';

export interface EditorExtensionOptions {
  document: Y.Doc;
  /** undefined on the wall: no carets there */
  awareness: QuietAwareness | undefined;
  /** returns the text in the current language */
  placeholder(): string;
  taskLabel(): string;
  onEditMath(node: DocumentNode, position: number): void;
  onFull(): void;
}

/** Formulas and frames are drawn on the screen only, and pictures wait there until they are seen: their views join here. */
function withScreenParts(extension: AnyExtension, wishes: EditorExtensionOptions): AnyExtension {
  if (!(extension instanceof Node)) return extension;
  if (extension.name === 'taskItem')
    return extension.configure({
      a11y: { checkboxLabel: (node: DocumentNode) => `${wishes.taskLabel()}: ${node.firstChild?.textContent ?? ''}` },
    });
  if (extension.name === 'image') return extension.extend({ addNodeView: () => pictureView });
  if (extension.name === 'frame') return extension.extend({ addNodeView: () => frameView });
  const block = extension.name === 'blockMath';
  return block || extension.name === 'inlineMath' ? extension.extend({ addNodeView: () => mathView(block, wishes.onEditMath) }) : extension;
}

/** Returns all extensions of an editor for one live document: the shared schema, Yjs, and the screen-only ones. */
export function editorExtensions(wishes: EditorExtensionOptions): AnyExtension[] {
  const { document, awareness, placeholder, onFull } = wishes;
  return [
    TabEscape,
    ...withDirection(textDocumentExtensions()).map((extension) => withScreenParts(extension, wishes)),
    Collaboration.configure({ document, field: TEXT_DOCUMENT_FIELD }),
    UndoCarets,
    Paste,
    Placeholder.configure({ placeholder, showOnlyWhenEditable: false }),
    Find,
    AuthorMarks,
    LocalMarks,
    TextLimit.configure({ onFull }),
    ...(awareness ? [Carets.configure({ awareness, document })] : []),
  ];
}
