import { IconBold, IconHeading, IconItalic, IconLink, IconList, IconListCheck, IconListNumbers } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import type { Icon } from '../../../ui/icon';
import { HEADING_LEVEL } from '../../boards/text-editor/editor-text';
import { BarButton } from '../BarButton';
import { useTexts } from '../texts';
import { LinkDialog } from './LinkDialog';
import classes from './text-bar.module.css';

/** The seven tools of a part's text. */
export default function TextTools({ editor }: { editor: Editor }) {
  const t = useTexts();
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      heading: current.isActive('heading'),
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      tasks: current.isActive('taskList'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      link: current.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const button = (name: keyof typeof on, IconShape: Icon, onClick: () => void) => (
    <BarButton label={t(`tools.${name}`)} pressed={on[name]} onClick={onClick}>
      <IconShape size={20} stroke={1.9} aria-hidden />
    </BarButton>
  );
  return (
    <>
      {/* A press keeps the focus, and with it what is marked, in the text. */}
      <div className={classes.tools} role="group" aria-label={t('tools.label')} onMouseDown={(event) => event.preventDefault()}>
        {button('tasks', IconListCheck, () => chain().toggleTaskList().run())}
        {button('heading', IconHeading, () => (on.heading ? chain().setParagraph() : chain().setHeading({ level: HEADING_LEVEL })).run())}
        {button('bold', IconBold, () => chain().toggleBold().run())}
        {button('italic', IconItalic, () => chain().toggleItalic().run())}
        {button('bullets', IconList, () => chain().toggleBulletList().run())}
        {button('numbers', IconListNumbers, () => chain().toggleOrderedList().run())}
        {button('link', IconLink, () => setLinking(true))}
      </div>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
