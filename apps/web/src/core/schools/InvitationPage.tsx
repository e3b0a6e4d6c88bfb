import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { orpc } from '../../platform/api/queries';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { Notice } from '../../ui/status/Notice';
import { toast } from '../../ui/status/toast-queue';
import { AccountsFrame } from '../accounts/AccountsFrame';
import { FormOutcome } from '../accounts/FormOutcome';
import { ButtonLink } from '../links/ButtonLink';
import { InvitedTeacher } from './InvitedTeacher';
import classes from './schools.module.css';
import { forgetInvitationSecret, useInvitationSecret } from './use-invitation-secret';

const SELF = '/school_invitation';

/** The page behind the link of an invitation into a school. */
export default function InvitationPage() {
  const { user } = useSession();
  const secret = useInvitationSecret();
  if (secret === '') return <Invalid />;
  if (user?.type === 'User') return <Offer secret={secret} email={user.email ?? ''} />;
  if (user?.type !== 'Pupil') return <InvitedTeacher secret={secret} signInFirst={<SignInFirst />} />;
  return <SignInFirst />;
}

/** Asks a person without a teacher's session to sign in first. */
function SignInFirst() {
  const { t } = useTranslation('schools');
  const signIn = (
    <ButtonLink href={`/login?redirectUri=${encodeURIComponent(SELF)}`} fullWidth>
      {t('offer.signIn')}
    </ButtonLink>
  );
  return <FormOutcome title={t('offer.title')} text={t('offer.signInText')} action={signIn} />;
}

function Invalid() {
  const { t } = useTranslation('schools');
  return (
    <FormOutcome
      title={t('offer.invalidTitle')}
      text={t('offer.invalidText')}
      action={
        <ButtonLink href="/" fullWidth>
          {t('offer.home')}
        </ButtonLink>
      }
    />
  );
}

function Offer({ secret, email }: { secret: string; email: string }) {
  const { t } = useTranslation('schools');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const offer = useQuery({ ...orpc.schools.readInvitation.queryOptions({ input: { secret } }), retry: false, gcTime: 0 });
  const accept = useMutation(orpc.schools.accept.mutationOptions());
  if (offer.isPending) {
    return (
      <AccountsFrame title={t('offer.title')}>
        <RollingMarble label={t('offer.loading')} />
      </AccountsFrame>
    );
  }
  if (offer.isError) {
    if (isErrorCode(offer.error, 'TOKEN_INVALID') || isErrorCode(offer.error, 'BAD_REQUEST')) return <Invalid />;
    const again = (
      <Button size="lg" fullWidth loading={offer.isFetching} onClick={() => void offer.refetch()}>
        {t('offer.again')}
      </Button>
    );
    return <FormOutcome title={t('offer.title')} text={errorText(offer.error)} action={again} />;
  }
  const { school, invitedBy } = offer.data;
  const join = async () => {
    setProblem(undefined);
    try {
      const joined = await accept.mutateAsync({ secret });
      forgetInvitationSecret();
      if (!joined.school) return void navigate('/', { replace: true });
      queryClient.setQueryData(orpc.schools.mine.queryKey(), joined);
      toast({ tone: 'success', text: t('done.accept', { name: joined.school.name }) });
      void navigate('/profile/school', { replace: true });
    } catch (error) {
      setProblem(isErrorCode(error, 'ALREADY_IN_SCHOOL') ? t('offer.already') : errorText(error));
    }
  };
  return (
    <AccountsFrame title={school ?? t('offer.title')} text={t(school === null ? 'offer.textPlain' : 'offer.text', { name: invitedBy })}>
      <div className={classes.stack}>
        {school !== null && <p className={classes.hint}>{t('offer.means')}</p>}
        <p className={classes.hint}>{t('offer.as', { email })}</p>
        {problem && (
          <Notice tone="alert" announce>
            {problem}
          </Notice>
        )}
        <Button size="lg" fullWidth loading={accept.isPending} onClick={() => void join()}>
          {t('offer.accept')}
        </Button>
        <ButtonLink href="/" variant="default" fullWidth>
          {t('offer.later')}
        </ButtonLink>
      </div>
    </AccountsFrame>
  );
}
