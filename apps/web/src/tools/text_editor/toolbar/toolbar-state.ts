import { knownColour, type TextColour } from '@murmel/documents';
import type { Editor } from '@tiptap/core';

export const TEXT_STYLES = ['text', 'heading1', 'heading2', 'heading3', 'quote', 'codeBlock'] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];

/** State of the toolbar's buttons at the caret. */
export interface ToolbarState {
  style: TextStyle;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  code: boolean;
  highlight: TextColour | 'yellow' | undefined;
  colour: TextColour | undefined;
  bulletList: boolean;
  orderedList: boolean;
  taskList: boolean;
  link: boolean;
  image: boolean;
  math: boolean;
  frame: boolean;
  table: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

function styleOf(editor: Editor): TextStyle {
  if (editor.isActive('codeBlock')) return 'codeBlock';
  for (const level of [1, 2, 3] as const) if (editor.isActive('heading', { level })) return `heading${level}`;
  return editor.isActive('blockquote') ? 'quote' : 'text';
}

export function toolbarState(editor: Editor): ToolbarState {
  const active = (name: string) => editor.isActive(name);
  const can = editor.can();
  return {
    style: styleOf(editor),
    bold: active('bold'),
    italic: active('italic'),
    underline: active('underline'),
    strike: active('strike'),
    code: active('code'),
    highlight: active('highlight') ? (knownColour(editor.getAttributes('highlight').colour) ?? 'yellow') : undefined,
    colour: active('textColour') ? (knownColour(editor.getAttributes('textColour').colour) ?? undefined) : undefined,
    bulletList: active('bulletList'),
    orderedList: active('orderedList'),
    taskList: active('taskList'),
    link: active('link'),
    image: active('image'),
    math: active('inlineMath') || active('blockMath'),
    frame: active('frame'),
    table: active('table'),
    canUndo: can.undo(),
    canRedo: can.redo(),
  };
}

/** Makes the block at the caret look and mean like this. */
export function applyStyle(editor: Editor, style: TextStyle): void {
  const chain = editor.chain().focus();
  const plain = editor.isActive('blockquote') && style !== 'quote' ? chain.lift('blockquote') : chain;
  switch (style) {
    case 'text':
      plain.setParagraph().run();
      break;
    case 'heading1':
      plain.setHeading({ level: 1 }).run();
      break;
    case 'heading2':
      plain.setHeading({ level: 2 }).run();
      break;
    case 'heading3':
      plain.setHeading({ level: 3 }).run();
      break;
    case 'quote':
      if (!editor.isActive('blockquote')) chain.setParagraph().setBlockquote().run();
      break;
    case 'codeBlock':
      plain.setCodeBlock().run();
      break;
  }
}
