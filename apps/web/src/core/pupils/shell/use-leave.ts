import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { signOut } from '../../../platform/session/lifecycle';
import { toast } from '../../../ui/status/toast-queue';

/** Signs out; the page that follows is loaded anew, so nothing is left in this one. */
export function useLeave(): { leave: () => void; leaving: boolean } {
  const { t } = useTranslation('pupils');
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    signOut().then(setLeaving, () => {
      setLeaving(false);
      toast({ id: 'sign-out', tone: 'alert', text: t('me.leaveFailed') });
    });
  };
  return { leave, leaving };
}
