import { LIMITS, type RichText } from '@murmel/contracts';
import { cleanRichText } from '@murmel/documents';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { fromEditor, type TextRules, toEditor } from '../../boards/text-editor/editor-text';
import { richTextExtensions } from '../../boards/text-editor/extensions';
import { TextTools } from '../../boards/text-editor/TextTools';
import classes from './task.module.css';

const { taskMax } = LIMITS.project;
const RULES: TextRules<RichText> = { max: taskMax, clean: (value) => cleanRichText(value, taskMax) };

interface TaskEditorProps {
  initial: RichText | null;
  /** ids of the elements that label and describe the field */
  ids: { label: string; hint: string; error: string };
  invalid: boolean;
  onChange: (value: RichText | null) => void;
}

/** Writes a task: words, bold, italic, links and lists. */
export default function TaskEditor({ initial, ids, invalid, onChange }: TaskEditorProps) {
  const { t } = useTranslation('project-form');
  const attributes = {
    'aria-labelledby': ids.label,
    'aria-describedby': `${ids.hint} ${ids.error}`,
    role: 'textbox',
    'aria-multiline': 'true',
    spellcheck: 'true',
    'aria-invalid': String(invalid),
  };
  const editor = useEditor({
    extensions: richTextExtensions(),
    content: toEditor(initial),
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    immediatelyRender: true,
    editorProps: { attributes },
    onUpdate: ({ editor: current }) => onChange(fromEditor(current.getJSON(), RULES)),
  });
  useEffect(() => {
    if (!editor.isDestroyed) editor.view.dom.setAttribute('aria-invalid', String(invalid));
  }, [editor, invalid]);
  return (
    <div className={classes.field} data-invalid={invalid || undefined}>
      <TextTools editor={editor} t={t} />
      <EditorContent editor={editor} className={classes.text} />
    </div>
  );
}
