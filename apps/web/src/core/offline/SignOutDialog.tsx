import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { sendBeforeSignOut } from '../../platform/offline/flush-on-sign-out';
import { type SignOutPrompt, signOutPrompt } from '../../platform/offline/sign-out-prompt';
import { unsentAsText } from '../../platform/offline/unsent-work';
import { saveFile } from '../../ui/files/save-file';
import { Button } from '../../ui/forms/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { Notice } from '../../ui/status/Notice';
import classes from './unsent-text.module.css';

/** Names the unsent work to a user who signs out, and offers to send or export it. */
export default function SignOutDialog() {
  const asked = useSyncExternalStore(signOutPrompt.subscribe, signOutPrompt.get);
  return asked ? <Question {...asked} /> : null;
}

function Question({ work, decide: answer }: SignOutPrompt) {
  const { t } = useTranslation('offline');
  const [sending, setSending] = useState<'no' | 'now' | 'failed'>('no');
  const send = async () => {
    setSending('now');
    if (await sendBeforeSignOut()) answer(true);
    else setSending('failed');
  };
  const save = () => saveFile(t('leaving.file'), new Blob([unsentAsText(work)], { type: 'text/plain;charset=utf-8' }));
  return (
    <Dialog
      opened
      size="lg"
      title={t('leaving.title')}
      closeLabel={t('leaving.stay')}
      onClose={() => answer(false)}
      footer={
        <>
          <Button variant="subtle" color="koralle" onClick={() => answer(true)}>
            {t('leaving.discard')}
          </Button>
          <Button variant="default" onClick={save}>
            {t('leaving.save')}
          </Button>
          <Button loading={sending === 'now'} onClick={() => void send()} data-autofocus>
            {t('leaving.send')}
          </Button>
        </>
      }
    >
      <p>{t('leaving.text')}</p>
      <ul className={classes.list}>
        {work.map(({ id, title, text }) => (
          <li key={id}>
            <strong>{title}</strong>
            {text !== '' && <span className={classes.words}>{text}</span>}
          </li>
        ))}
      </ul>
      {sending === 'failed' && <Notice tone="alert" title={t('leaving.failed')} announce />}
    </Dialog>
  );
}
