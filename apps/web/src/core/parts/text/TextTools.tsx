import { type BoardText, SUGGESTION_KINDS } from '@murmel/contracts';
import { richTextLength } from '@murmel/documents';
import { IconBold, IconHeading, IconItalic, IconLink, IconList, IconListCheck, IconListNumbers } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPart } from '../../../platform/page/lazy-part';
import { useSession } from '../../../platform/session/store';
import type { Icon } from '../../../ui/icon';
import type { BoardTextHelpProps } from '../../ai/writing/BoardTextHelp';
import { HEADING_LEVEL } from '../../boards/text-editor/editor-text';
import { BarButton } from '../BarButton';
import { usePartHost } from '../part-host';
import { useTexts } from '../texts';
import { fitsPart, TEXT_MAX } from './board-text';
import { LinkDialog } from './LinkDialog';
import classes from './text-bar.module.css';

const BoardTextHelp = lazyPart<BoardTextHelpProps>(() => import('../../ai/writing/board-text-help-with-texts'));

/** The seven tools of a part's text, and help of a model in the tools that have it. */
export default function TextTools({ editor, part }: { editor: Editor; part: string }) {
  const t = useTexts();
  const { item } = usePartHost();
  const { language } = useTranslation().i18n;
  const helped = useSession().isAuthenticated && SUGGESTION_KINDS.some((kind) => kind === item.kind);
  const [helpPlace, setHelpPlace] = useState<HTMLElement | null>(null);
  const refusal = useCallback(
    (text: BoardText | null) =>
      fitsPart(text) && richTextLength(text) <= TEXT_MAX
        ? undefined
        : t('text.full', { max: new Intl.NumberFormat(language).format(TEXT_MAX) }),
    [t, language],
  );
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
      {helped && <span ref={setHelpPlace} />}
      {helpPlace && (
        <BoardTextHelp
          waiting={null}
          plain={false}
          itemId={item.id}
          editor={editor}
          part={part}
          away={false}
          ofOthers
          refusal={refusal}
          slot={helpPlace}
          panelIn={document.body}
        />
      )}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
