import {
  IconAppWindow,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconChevronDown,
  IconCode,
  IconHighlight,
  IconItalic,
  IconLetterCase,
  IconLink,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconPhoto,
  IconSearch,
  IconSeparatorHorizontal,
  IconSquareRoot2,
  IconStrikethrough,
  IconTable,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useCallback, useRef } from 'react';
import type { Icon } from '../../../ui/icon';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/ActionMenu';
import { useTexts } from '../texts';
import { colourActions, highlightActions, styleActions, tableActions } from './menus';
import { ToolButton } from './ToolButton';
import classes from './Toolbar.module.css';
import { toolbarState } from './toolbar-state';
import { useKeyboardInset } from './use-keyboard-inset';
import { useToolbarKeys } from './use-toolbar-keys';

interface ToolbarProps {
  editor: Editor;
  onLink: () => void;
  onPicture: () => void;
  onMath: () => void;
  onFrame: () => void;
  onFind: () => void;
  /** content at its end */
  children?: ReactNode;
}

const MODIFIER = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Meta' : 'Control';

/** The tools of the text: one tab stop, arrows inside, Escape back to the text. On phones it scrolls at the bottom. */
export function Toolbar({ editor, onLink, onPicture, onMath, onFrame, onFind, children }: ToolbarProps) {
  const t = useTexts();
  const toolbar = useRef<HTMLDivElement>(null);
  useKeyboardInset();
  useToolbarKeys(
    toolbar,
    useCallback(() => editor.commands.focus(), [editor]),
  );
  const state = useEditorState({ editor, selector: ({ editor: current }) => toolbarState(current) });
  const chain = () => editor.chain().focus();
  const button = (name: string, icon: Icon, onClick: () => void, more: { pressed?: boolean; disabled?: boolean; key?: string } = {}) => (
    <ToolButton
      label={t(`toolbar.${name}`)}
      icon={icon}
      onClick={onClick}
      pressed={more.pressed}
      disabled={more.disabled}
      shortcut={more.key && `${MODIFIER}+${more.key}`}
    />
  );
  const menu = (name: string, icon: Icon, actions: MenuAction[], pressed: boolean) => (
    <ActionMenu
      align="start"
      actions={actions}
      button={(props) => <ToolButton {...props} label={t(`toolbar.${name}`)} icon={icon} active={pressed} />}
    />
  );
  return (
    <div ref={toolbar} className={classes.toolbar} role="toolbar" aria-label={t('toolbar.label')} aria-controls="document-text">
      <div className={classes.row}>
        <ActionMenu
          align="start"
          actions={styleActions(editor, state, t)}
          button={(props) => (
            <button
              {...props}
              type="button"
              className={classes.style}
              aria-label={t('toolbar.style', { style: t(`toolbar.styles.${state.style}`) })}
            >
              <span>{t(`toolbar.styles.${state.style}`)}</span>
              <IconChevronDown size={16} stroke={2.2} aria-hidden />
            </button>
          )}
        />
        <span className={classes.line} />
        {button('bold', IconBold, () => chain().toggleBold().run(), { pressed: state.bold, key: 'B' })}
        {button('italic', IconItalic, () => chain().toggleItalic().run(), { pressed: state.italic, key: 'I' })}
        {button('underline', IconUnderline, () => chain().toggleUnderline().run(), { pressed: state.underline, key: 'U' })}
        {button('strike', IconStrikethrough, () => chain().toggleStrike().run(), { pressed: state.strike, key: 'Shift+S' })}
        {menu('highlight', IconHighlight, highlightActions(editor, state, t), state.highlight !== undefined)}
        {menu('colour', IconLetterCase, colourActions(editor, state, t), state.colour !== undefined)}
        <span className={classes.line} />
        {button('bulletList', IconList, () => chain().toggleBulletList().run(), { pressed: state.bulletList, key: 'Shift+8' })}
        {button('orderedList', IconListNumbers, () => chain().toggleOrderedList().run(), { pressed: state.orderedList, key: 'Shift+7' })}
        {button('taskList', IconListCheck, () => chain().toggleTaskList().run(), { pressed: state.taskList, key: 'Shift+9' })}
        <span className={classes.line} />
        {button('link', IconLink, onLink, { pressed: state.link, key: 'K' })}
        {button(state.image ? 'pictureText' : 'picture', IconPhoto, onPicture)}
        {menu('table', IconTable, tableActions(editor, state, t), state.table)}
        {button(state.math ? 'mathEdit' : 'math', IconSquareRoot2, onMath)}
        {button(state.frame ? 'frameEdit' : 'frame', IconAppWindow, onFrame)}
        {button('code', IconCode, () => chain().toggleCode().run(), { pressed: state.code, key: 'E' })}
        {button('rule', IconSeparatorHorizontal, () => chain().setHorizontalRule().run())}
        <span className={classes.line} />
        {button('undo', IconArrowBackUp, () => chain().undo().run(), { disabled: !state.canUndo, key: 'Z' })}
        {button('redo', IconArrowForwardUp, () => chain().redo().run(), { disabled: !state.canRedo, key: 'Y' })}
        <span className={classes.line} />
        {button('find', IconSearch, onFind, { key: 'F' })}
        {children}
      </div>
    </div>
  );
}
