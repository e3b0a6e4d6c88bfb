import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../core/accounts/ButtonLink';
import { RouterLink } from '../../core/shell/RouterLink';
import { lazyPage } from '../../platform/page/lazy-page';
import { LanguageLinks } from '../../platform/page/LanguageLinks';
import { session, useSession } from '../../platform/session/store';
import { PlainPage } from '../../ui/layout/PlainPage';
import type { AppRoute } from '../routes';
import { SignInInvitation } from './SignInInvitation';

const AppShell = lazyPage<{ children: ReactNode }>(() => import('../../core/shell/AppShell'), ['shell']);

/** Loads what stands around a page and the page itself, before the first one is shown. */
export async function beginPage({ frame, Page }: AppRoute): Promise<void> {
  await Promise.all([Page.begin(), frame === 'shell' && session.get().isAuthenticated ? AppShell.begin() : undefined]);
}

interface PageFrameProps {
  route: AppRoute;
  /** the address to come back to after signing in */
  address: string;
  children: ReactNode;
}

/** What stands around a page: the sidebar for whoever is signed in, mark and sign-in for everybody else. */
export function PageFrame({ route, address, children }: PageFrameProps) {
  const { isAuthenticated, isVisitor } = useSession();
  if (isVisitor && route.requiresAuth) {
    return (
      <SignedOutFrame address={address}>
        <SignInInvitation address={address} />
      </SignedOutFrame>
    );
  }
  const page = <Suspense fallback={null}>{children}</Suspense>;
  // Home brings the login page with its own frame for whoever is signed out.
  if (route.frame === 'bare' || (!isAuthenticated && route.path === '/')) return page;
  return isAuthenticated ? <AppShell>{page}</AppShell> : <SignedOutFrame address={address}>{page}</SignedOutFrame>;
}

function SignedOutFrame({ address, children }: { address: string; children: ReactNode }) {
  const { t } = useTranslation('platform/page');
  const { t: app } = useTranslation('app');
  const signIn = (
    <ButtonLink href={`/login?redirectUri=${encodeURIComponent(address)}`} variant="default" size="md">
      {app('invitation.signIn')}
    </ButtonLink>
  );
  return (
    <PlainPage homeHref="/" homeLabel={t('home')} skipLabel={t('skip')} actions={signIn} footer={<LanguageLinks />} linkAs={RouterLink}>
      {children}
    </PlainPage>
  );
}
