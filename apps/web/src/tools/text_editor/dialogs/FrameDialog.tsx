import { frameAddress } from '@murmel/documents';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { isOwn } from '../../../core/parts/frame/foreign';
import { useFrameCheck } from '../../../core/parts/frame/use-frame-check';
import { ownOrigin } from '../../../platform/page/addresses';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { Textarea } from '../../../ui/forms/TextField';
import { Dialog } from '../../../ui/overlays/Dialog';
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
  const check = useFrameCheck(itemId);
  const [typed, setTyped] = useState(at ?? '');
  const [problem, setProblem] = useState<'refused' | 'own'>();
  const done = () => {
    onClose();
    backToText(editor);
  };
  const save = async () => {
    const address = frameAddress(typed);
    if (address === undefined) return setProblem('refused');
    if (isOwn(address, ownOrigin())) return setProblem('own');
    if (address !== at && !(await check.fits(address))) return;
    if (at === undefined) editor.chain().insertContent({ type: 'frame', attrs: { address } }).run();
    else editor.chain().updateAttributes('frame', { address }).run();
    done();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check.busy) void save();
  };
  const said = problem ? t(`frame.${problem}`) : check.problem;
  return (
    <Dialog
      opened
      onClose={done}
      title={t(at === undefined ? 'frame.title' : 'frame.edit')}
      closeLabel={t('close')}
      footer={
        <div className={classes.foot}>
          <Button type="submit" form="frame-form" loading={check.busy}>
            {t(at === undefined ? 'frame.insert' : 'frame.save')}
          </Button>
        </div>
      }
    >
      <form id="frame-form" className={classes.form} onSubmit={submit} noValidate>
        <Textarea
          label={t('frame.address')}
          description={t('frame.hint')}
          value={typed}
          rows={3}
          spellCheck={false}
          autoComplete="off"
          data-autofocus
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(undefined);
            check.forget();
          }}
          error={said && <FieldError>{said}</FieldError>}
        />
      </form>
    </Dialog>
  );
}
