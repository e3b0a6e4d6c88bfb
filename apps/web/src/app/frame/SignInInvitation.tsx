import { ButtonLink } from '../../core/links/ButtonLink';
import { useTranslation } from '../../platform/i18n/use-translation';
import { EmptyState } from '../../ui/status/EmptyState';

/** A visitor on a page of own things: an empty list and the way to have one (spec D-14). */
export function SignInInvitation({ address }: { address: string }) {
  const { t } = useTranslation('app');
  const signIn = <ButtonLink href={`/login?redirectUri=${encodeURIComponent(address)}`}>{t('invitation.signIn')}</ButtonLink>;
  return <EmptyState headingLevel={1} title={t('invitation.title')} text={t('invitation.text')} actions={signIn} />;
}
