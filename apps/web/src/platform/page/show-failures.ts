import { copyText } from '../../ui/forms/copy-text';
import { type Toast, toast } from '../../ui/status/toast-queue';
import type { ErrorBehaviour } from '../api/error-behaviour';
import { onFailure } from '../api/failures';
import { text } from '../i18n/i18n';
import { session } from '../session/store';

/**
 * Carries out what the error table asks for: the password prompt, the toast (one per kind of fault, so that a
 * broken server does not fill the screen), the end of the session.
 */
export function showFailures(sessionLost: () => void): void {
  onFailure((behaviour) => {
    if (behaviour.type === 'askForPassword') session.itemPasswordRefused();
    if (behaviour.type === 'signOutLocally') sessionLost();
    if (behaviour.type === 'toast') toast(toastOf(behaviour));
  });
}

const TEXTS = 'platform/errors';

/** Returns the message of a fault, with the id that support asks for where the server said one. */
function toastOf({ text: code, supportId }: ErrorBehaviour & { type: 'toast' }): Toast {
  const message = { id: `fault-${code}`, tone: 'alert', text: text(TEXTS, code) } as const;
  if (supportId === undefined) return message;
  return {
    ...message,
    text: `${message.text} ${text(TEXTS, 'SUPPORT_ID')} ${supportId}`,
    action: {
      label: text(TEXTS, 'SUPPORT_COPY_ID'),
      onSelect: () => void copyText(supportId, document.getElementById('main') ?? document.body),
    },
  };
}
