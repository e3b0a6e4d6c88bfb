import { ORPCError } from '@orpc/client';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { ButtonLink } from '../links/ButtonLink';
import { AccountsFrame } from './AccountsFrame';
import { FormOutcome } from './FormOutcome';
import { useMailToken } from './use-mail-token';

type Outcome =
  | { type: 'confirmed'; email: string }
  | { type: 'invalid' }
  | { type: 'elsewhere'; text: string }
  | { type: 'failed'; text: string };

/** The page behind the link of a mail that confirms an address, or adds one to the account that is signed in: `/confirm?token=`. */
export default function ConfirmPage() {
  const { t } = useTranslation('accounts');
  const token = useMailToken();
  const { user } = useSession();
  const [outcome, setOutcome] = useState<Outcome>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    setOutcome(undefined);
    confirm(token).then(setOutcome, (error: unknown) => setOutcome({ type: 'failed', text: errorText(error) }));
  }, [round, token]);

  if (!outcome) {
    return (
      <AccountsFrame title={t('confirm.title')}>
        <RollingMarble label={t('confirm.running')} />
      </AccountsFrame>
    );
  }
  if (outcome.type === 'confirmed' && user)
    return (
      <FormOutcome
        title={t('confirm.addedTitle')}
        text={t('confirm.addedText', { email: outcome.email })}
        action={
          <ButtonLink href="/profile" fullWidth>
            {t('confirm.toProfile')}
          </ButtonLink>
        }
      />
    );
  if (outcome.type === 'elsewhere') return <FormOutcome title={t('confirm.failedTitle')} text={outcome.text} />;
  if (outcome.type === 'confirmed')
    return <FormOutcome title={t('confirm.doneTitle')} text={t('confirm.doneText', { email: outcome.email })} />;
  if (outcome.type === 'invalid') return <FormOutcome title={t('confirm.invalidTitle')} text={t('confirm.invalidText')} />;
  const again = (
    <Button size="lg" fullWidth onClick={() => setRound(round + 1)}>
      {t('again')}
    </Button>
  );
  return <FormOutcome title={t('confirm.failedTitle')} text={outcome.text} action={again} />;
}

async function confirm(token: string): Promise<Outcome> {
  try {
    const { email } = await api.registrations.confirm({ token });
    return { type: 'confirmed', email };
  } catch (error) {
    // A token that is too short to be one is refused by its form.
    if (error instanceof ORPCError && error.status === 400) return { type: 'invalid' };
    if (error instanceof ORPCError && error.code === 'SIGN_IN_FIRST') return { type: 'elsewhere', text: errorText(error) };
    throw error;
  }
}
