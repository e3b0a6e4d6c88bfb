import { useState } from 'react';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { Notice } from '../../ui/status/Notice';
import { ButtonLink } from '../links/ButtonLink';

interface ResendMailProps {
  /** asks the server for the same mail */
  send: () => Promise<unknown>;
}

/** Below "look into your mailbox": the link to the login, and a button that sends the mail once more. */
export function ResendMail({ send }: ResendMailProps) {
  const { t } = useTranslation('accounts');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'alert'; text: string }>();
  const again = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      await send();
      setOutcome({ tone: 'good', text: t('sentAgain') });
    } catch (error) {
      setOutcome({ tone: 'alert', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {outcome && (
        <Notice tone={outcome.tone} announce>
          {outcome.text}
        </Notice>
      )}
      <ButtonLink href="/login" fullWidth>
        {t('toLogin')}
      </ButtonLink>
      <Button variant="default" size="lg" fullWidth loading={busy} onClick={() => void again()}>
        {t('sendAgain')}
      </Button>
    </>
  );
}
