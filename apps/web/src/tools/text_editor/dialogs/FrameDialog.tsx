import { frameAddress } from '@murmel/documents';
import type { Editor } from '@tiptap/core';
import { isOwn } from '../../../core/parts/frame/external-page';
import { useFrameField } from '../../../core/parts/frame/use-frame-field';
import { ownOrigin } from '../../../platform/page/addresses';
import { Textarea } from '../../../ui/forms/TextField';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { useTexts } from '../texts';
import { backToText } from './back-to-text';
import classes from './dialogs.module.css';

interface FrameDialogProps {
  editor: Editor;
  itemId: string;
  /** the address of the selected frame; a new one without it */
  at?: string | undefined;
  onClose: () => void;
}

/** Takes the address of a film or a page, or the snippet that a site gives for it. */
export default function FrameDialog({ editor, itemId, at, onClose }: FrameDialogProps) {
  const t = useTexts();
  const { typed, busy, fits, refuse, field } = useFrameField(itemId, at ?? '');
  const done = () => {
    onClose();
    backToText(editor);
  };
  const save = async () => {
    const address = frameAddress(typed);
    if (address === undefined) return refuse(t('frame.refused'));
    if (isOwn(address, ownOrigin())) return refuse(t('frame.own'));
    if (address !== at && !(await fits(address))) return;
    if (at === undefined) editor.chain().insertContent({ type: 'frame', attrs: { address } }).run();
    else editor.chain().updateAttributes('frame', { address }).run();
    done();
  };
  return (
    <FormDialog
      title={t(at === undefined ? 'frame.title' : 'frame.edit')}
      closeLabel={t('close')}
      submitLabel={t(at === undefined ? 'frame.insert' : 'frame.save')}
      busy={busy}
      className={classes.form}
      onSubmit={() => void save()}
      onClose={done}
    >
      <Textarea {...field} label={t('frame.address')} description={t('frame.hint')} rows={3} />
    </FormDialog>
  );
}
