import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../core/shell/RouterLink';
import { Button } from '../../ui/forms/Button';
import { EmptyState } from '../../ui/status/EmptyState';

/** A visitor on a page of own things: an empty list and the way to have one (decision D-14). */
export function SignInInvitation({ address }: { address: string }) {
  const { t } = useTranslation('app');
  const signIn = (
    <Button component={RouterLink} href={`/login?redirectUri=${encodeURIComponent(address)}`} size="lg">
      {t('invitation.signIn')}
    </Button>
  );
  return <EmptyState headingLevel={1} title={t('invitation.title')} text={t('invitation.text')} actions={signIn} />;
}
