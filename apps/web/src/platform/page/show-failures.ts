import { toast } from '../../ui/status/toast-queue';
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
    if (behaviour.type === 'toast') toast({ id: `fault-${behaviour.text}`, tone: 'alert', text: text('platform/errors', behaviour.text) });
  });
}
