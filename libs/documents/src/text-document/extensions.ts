import type { AnyExtension } from '@tiptap/core';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { NamedHighlight, TextColourMark } from './colour-marks.js';
import { Frame } from './frame.js';
import { GuardedSchema } from './guard-schema.js';
import { SafeImage } from './image.js';
import { SafeLink } from './link.js';
import { BlockMath, InlineMath } from './math.js';

/**
 * Extensions that define the content of a text document; runs without a browser. No trailing paragraph: it would write into the document of
 * a user who only looks at it. No undo history: undo belongs to Yjs, so that it reverts only the user's own changes.
 */
export function textDocumentExtensions(): AnyExtension[] {
  return [
    GuardedSchema,
    StarterKit.configure({ undoRedo: false, trailingNode: false, link: false, heading: { levels: [1, 2, 3] } }),
    SafeLink,
    SafeImage,
    Table.configure({ resizable: false, renderWrapper: true }),
    TableRow,
    TableHeader,
    TableCell,
    TaskList,
    TaskItem.configure({ nested: true }),
    NamedHighlight,
    TextColourMark,
    InlineMath,
    BlockMath,
    Frame,
  ];
}
