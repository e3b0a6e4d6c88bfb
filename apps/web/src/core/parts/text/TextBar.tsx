import type { PartOf } from '@murmel/documents';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { Icon } from '../../../ui/icon';
import { BarButton } from '../BarButton';
import type { PartProps } from '../part-screen';
import { useTexts } from '../texts';
import { editText, endText, useEditing, useOfferedEditor } from './editing';
import classes from './text-bar.module.css';

const TextTools = lazy(() => import('./TextTools'));

/** Starts the text editor, and holds its tools while it is open. */
export function TextBar({ part: { id } }: PartProps<PartOf<'text'>>) {
  const t = useTexts();
  const editing = useEditing(id);
  const editor = useOfferedEditor(id);
  const worded = (label: string, IconShape: Icon, onClick: () => void) => (
    <BarButton label={label} onClick={onClick}>
      <span className={classes.worded}>
        <IconShape size={20} stroke={1.9} aria-hidden />
        {label}
      </span>
    </BarButton>
  );
  if (!editing) return worded(t('text.edit'), IconPencil, () => editText(id));
  return (
    <>
      <Suspense fallback={null}>{editor && <TextTools editor={editor} part={id} />}</Suspense>
      {worded(t('text.finished'), IconCheck, () => endText(id))}
    </>
  );
}
