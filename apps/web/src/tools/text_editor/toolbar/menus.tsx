import { TEXT_COLOURS, type TextColour } from '@murmel/documents';
import {
  IconBan,
  IconBlockquote,
  IconCode,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH1,
  IconH2,
  IconH3,
  IconPilcrow,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableMinus,
  IconTablePlus,
  IconTableRow,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { Icon } from '../../../ui/icon';
import type { MenuAction } from '../../../ui/overlays/ActionMenu';
import type { Texts } from '../texts';
import { LETTERS, MARKERS } from './swatches';
import { applyStyle, TEXT_STYLES, type TextStyle, type ToolbarState } from './toolbar-state';

const STYLE_ICONS: Record<TextStyle, Icon> = {
  text: IconPilcrow,
  heading1: IconH1,
  heading2: IconH2,
  heading3: IconH3,
  quote: IconBlockquote,
  codeBlock: IconCode,
};

/** Text, headings, quote, code: what a block is. */
export function styleActions(editor: Editor, state: ToolbarState, t: Texts): MenuAction[] {
  return TEXT_STYLES.map((style) => ({
    key: style,
    label: t(`toolbar.styles.${style}`),
    icon: STYLE_ICONS[style],
    checked: state.style === style,
    onSelect: () => applyStyle(editor, style),
  }));
}

export function highlightActions(editor: Editor, state: ToolbarState, t: Texts): MenuAction[] {
  const choose = (colour: TextColour): MenuAction => ({
    key: colour,
    label: t(`colours.${colour}`),
    icon: MARKERS[colour],
    checked: state.highlight === colour,
    onSelect: () => editor.chain().focus().setMark('highlight', { colour }).run(),
  });
  return [
    ...TEXT_COLOURS.map(choose),
    { key: 'none', label: t('colours.noMarker'), icon: IconBan, onSelect: () => editor.chain().focus().unsetMark('highlight').run() },
  ];
}

export function colourActions(editor: Editor, state: ToolbarState, t: Texts): MenuAction[] {
  const choose = (colour: TextColour): MenuAction => ({
    key: colour,
    label: t(`colours.${colour}`),
    icon: LETTERS[colour],
    checked: state.colour === colour,
    onSelect: () => editor.chain().focus().setMark('textColour', { colour }).run(),
  });
  return [
    ...TEXT_COLOURS.map(choose),
    { key: 'none', label: t('colours.noColour'), icon: IconBan, onSelect: () => editor.chain().focus().unsetMark('textColour').run() },
  ];
}

/** Rows and columns of the table the caret is in; a new table elsewhere. */
export function tableActions(editor: Editor, state: ToolbarState, t: Texts): MenuAction[] {
  const run = (command: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () =>
    void command(editor.chain().focus()).run();
  if (!state.table) {
    return [2, 3, 4].map((columns) => ({
      key: `insert${columns}`,
      label: t('table.insert', { rows: 3, columns }),
      icon: IconTablePlus,
      onSelect: run((chain) => chain.insertTable({ rows: 3, cols: columns, withHeaderRow: true })),
    }));
  }
  return [
    { key: 'rowAbove', label: t('table.rowAbove'), icon: IconRowInsertTop, onSelect: run((chain) => chain.addRowBefore()) },
    { key: 'rowBelow', label: t('table.rowBelow'), icon: IconRowInsertBottom, onSelect: run((chain) => chain.addRowAfter()) },
    { key: 'columnLeft', label: t('table.columnLeft'), icon: IconColumnInsertLeft, onSelect: run((chain) => chain.addColumnBefore()) },
    { key: 'columnRight', label: t('table.columnRight'), icon: IconColumnInsertRight, onSelect: run((chain) => chain.addColumnAfter()) },
    { key: 'header', label: t('table.header'), icon: IconTableRow, onSelect: run((chain) => chain.toggleHeaderRow()) },
    { key: 'deleteRow', label: t('table.deleteRow'), icon: IconRowRemove, onSelect: run((chain) => chain.deleteRow()) },
    { key: 'deleteColumn', label: t('table.deleteColumn'), icon: IconColumnRemove, onSelect: run((chain) => chain.deleteColumn()) },
    { key: 'delete', label: t('table.delete'), icon: IconTableMinus, danger: true, onSelect: run((chain) => chain.deleteTable()) },
  ];
}
