import { SIGN_ON_REFUSALS, type SignOnRefusal } from '@murmel/contracts';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import { safeRedirect } from '../../platform/page/safe-redirect';
import { pageData } from '../../platform/session/initial-data';
import { useSession } from '../../platform/session/store';
import forms from '../accounts/AccountForm.module.css';
import { FormOutcome } from '../accounts/FormOutcome';
import { signOnAddress } from '../accounts/sign-on-address';
import { ButtonLink } from '../links/ButtonLink';
import { GO } from '../links/pupil-paths';
import { RouterLink } from '../links/RouterLink';

/** Refusals after which the same way may well lead in. */
const MAY_WORK_NOW: readonly SignOnRefusal[] = ['expired', 'away', 'cancelled', 'invalid'];
const PROFILE = '/profile#sign_on';

/** Says why signing on with a school account opened nothing, and what to do: `/sign_on/refused?why=…&provider=…`. */
export default function RefusedPage() {
  const { t } = useTranslation('sign-on');
  const { t: accounts } = useTranslation('accounts');
  const { isTeacher } = useSession();
  const [query] = useSearchParams();
  const why = SIGN_ON_REFUSALS.find((known) => known === query.get('why')) ?? 'expired';
  const provider = pageData.signOn.providers.find(({ id }) => id === query.get('provider'));
  const name = provider?.name ?? t('refused.theProvider');
  const target = safeRedirect(query.get('redirectUri'));
  const toLogin = why === 'otherSession' ? `/login?redirectUri=${encodeURIComponent(PROFILE)}` : '/login';
  const first = (() => {
    if (isTeacher) return { href: PROFILE, label: t('refused.toProfile') };
    if (why === 'notTeacher') return { href: GO, label: t('refused.toCode') };
    if (provider && MAY_WORK_NOW.includes(why))
      return { href: signOnAddress(provider.id, target), label: accounts('again'), fullLoad: true };
    return { href: toLogin, label: accounts('toLogin') };
  })();
  return (
    <FormOutcome
      title={t(`refused.${why}.title`)}
      text={t(`refused.${why}.text`, { name })}
      action={
        <>
          <ButtonLink fullWidth href={first.href} fullLoad={first.fullLoad ?? false}>
            {first.label}
          </ButtonLink>
          {!isTeacher && first.href !== toLogin && (
            <p className={forms.below}>
              <RouterLink href={toLogin} className={forms.link}>
                {accounts('toLogin')}
              </RouterLink>
            </p>
          )}
        </>
      }
    />
  );
}
