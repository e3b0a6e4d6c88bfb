import { IconBold, IconItalic, IconLink, IconList, IconListNumbers } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { AddressField } from '../../../ui/forms/AddressField';
import { Button } from '../../../ui/forms/Button';
import type { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/overlays/IconButton';
import classes from './TextTools.module.css';
import { useLink } from './use-link';

const MODIFIER = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Meta' : 'Control';

interface TextToolsProps {
  editor: Editor;
  /** the texts of the parent component: `tools.bold`, `tools.address` ... */
  t: (key: `tools.${string}`) => string;
  /** side of a button in px; 44 where fingers press them */
  size?: 40 | 44;
}

/** The five tools of a rich text: bold, italic, link and two kinds of list. */
export function TextTools({ editor, t, size }: TextToolsProps) {
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      link: current.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const button = (name: keyof typeof on, icon: Icon, onClick: () => void, key?: string) => (
    <IconButton
      label={t(`tools.${name}`)}
      icon={icon}
      pressed={on[name]}
      {...(size === undefined ? {} : { size })}
      {...(key ? { 'aria-keyshortcuts': `${MODIFIER}+${key}` } : {})}
      // Keeps the focus, and with it the device's keyboard, in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  );
  return (
    <>
      <div className={classes.tools} role="group" aria-label={t('tools.label')}>
        {button('bold', IconBold, () => chain().toggleBold().run(), 'B')}
        {button('italic', IconItalic, () => chain().toggleItalic().run(), 'I')}
        {button('link', IconLink, () => setLinking(!linking))}
        {button('bullets', IconList, () => chain().toggleBulletList().run(), 'Shift+8')}
        {button('numbers', IconListNumbers, () => chain().toggleOrderedList().run(), 'Shift+7')}
      </div>
      {linking && <LinkRow editor={editor} t={t} onClose={() => setLinking(false)} />}
    </>
  );
}

/** The address for the marked words, or for new ones. No form: it stands inside of one. */
function LinkRow({ editor, t, onClose }: Pick<TextToolsProps, 'editor' | 't'> & { onClose: () => void }) {
  const { address, setAddress, exists, refused, save, remove, close } = useLink(editor, onClose);
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else close();
  };
  return (
    <div className={classes.link}>
      <AddressField
        className={classes.address ?? ''}
        label={t('tools.address')}
        value={address}
        autoFocus
        onKeyDown={key}
        onChange={setAddress}
        refused={refused && t('tools.addressRefused')}
      />
      <Button variant="default" onClick={() => save()}>
        {t('tools.apply')}
      </Button>
      {exists && (
        <Button variant="subtle" onClick={remove}>
          {t('tools.removeLink')}
        </Button>
      )}
    </div>
  );
}
