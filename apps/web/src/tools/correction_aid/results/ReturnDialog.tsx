import { IconFileDownload, IconLinkOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { QrCode } from '../../../ui/cards/QrCode';
import { Button } from '../../../ui/forms/Button';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { TextInput } from '../../../ui/forms/TextField';
import { RollingMarble } from '../../../ui/marbles/RollingMarble';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Notice } from '../../../ui/status/Notice';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import classes from './results.module.css';

interface ReturnDialogProps {
  result: { id: string; code: string };
  onPdf: () => void;
  onEnded: () => void;
  onClose: () => void;
}

/** Gives a text back to its pupil: by a link that opens it alone, as a code to hold into a camera, or on paper. */
export default function ReturnDialog({ result: { id, code }, onPdf, onEnded, onClose }: ReturnDialogProps) {
  const t = useTexts();
  const queryClient = useQueryClient();
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    api.aiFeedbacks.giveBack({ id }).then(
      (given) => {
        setLink(given.link);
        // The list and the menu tell that there is one.
        void queryClient.invalidateQueries({ queryKey: orpc.aiFeedbacks.results.key() });
      },
      (error: unknown) => setProblem(errorText(error)),
    );
  }, [id, queryClient]);
  const end = async () => {
    try {
      await api.aiFeedbacks.takeBack({ id });
      toast({ tone: 'success', text: t('back.ended', { code }) });
      onEnded();
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <Dialog opened title={t('back.title', { code })} onClose={onClose} closeLabel={t('back.close')}>
      <div className={classes.back}>
        <p>{t('back.text')}</p>
        {problem && (
          <Notice tone="alert" announce>
            {problem}
          </Notice>
        )}
        {!link && !problem && <RollingMarble label={t('loading')} colour="pflaume" quiet />}
        {link && (
          <>
            <QrCode value={link} label={t('back.qr', { code })} size={180} />
            <TextInput label={t('back.link')} value={link} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
            <div className={classes.actions}>
              <CopyButton
                text={link}
                label={t('back.copy')}
                copiedLabel={t('back.copied')}
                variant="filled"
                onFailure={() => toast({ id: 'copy', tone: 'alert', text: t('back.copyFailed') })}
              />
              <Button variant="default" leftSection={<IconFileDownload size={20} stroke={1.9} aria-hidden />} onClick={onPdf}>
                {t('result.pdf')}
              </Button>
              <Button variant="subtle" leftSection={<IconLinkOff size={20} stroke={1.9} aria-hidden />} onClick={() => void end()}>
                {t('back.end')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
