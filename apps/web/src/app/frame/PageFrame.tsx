import { type ReactNode, Suspense } from 'react';
import { OpenSearch } from '../../core/gallery/OpenSearch';
import { ButtonLink } from '../../core/links/ButtonLink';
import { RouterLink } from '../../core/links/RouterLink';
import { SearchShortcut } from '../../core/search/SearchShortcut';
import { useTranslation } from '../../platform/i18n/use-translation';
import { type LazyPage, lazyPage } from '../../platform/page/lazy-page';
import { lazyPart } from '../../platform/page/lazy-part';
import { PageFoot } from '../../platform/page/PageFoot';
import { type Session, session, useSession } from '../../platform/session/store';
import { PlainPage } from '../../ui/layout/PlainPage';
import type { AppRoute } from '../app-route';
import { SharedClasses } from './SharedClasses';
import { SignInInvitation } from './SignInInvitation';

const AppShell = lazyPage<{ children: ReactNode }>(() => import('../../core/shell/AppShell'), ['shell']);
const PupilShell = lazyPage<{ children: ReactNode }>(() => import('../../core/pupils/shell/PupilShell'), ['pupils']);
/** Stands below everything else, so it comes when that is there. */
const FullFoot = lazyPart(() => import('../../platform/page/FullFoot'));
/** Pages of the gallery that search in it. */
const WITH_SEARCH: readonly string[] = ['/gallery', '/gallery/community'];

/** Pupils open tools from a project: its bar stays above them. */
const PupilFrame = lazyPage<{ children: ReactNode }>(() => import('../../core/pupils/inside/PupilFrame'), ['pupils', 'pupils/inside']);

/** Returns the frame of a page for a signed-in user; undefined for pages with a frame of their own. */
function frameOf({ frame, tool }: AppRoute, { isAuthenticated, isPupil }: Session): LazyPage<{ children: ReactNode }> | undefined {
  if (frame === 'shell' && isAuthenticated) return isPupil ? PupilShell : AppShell;
  return isPupil && tool ? PupilFrame : undefined;
}

/** Loads what stands around a page and the page itself, before the first one is shown. */
export async function beginPage(route: AppRoute): Promise<void> {
  await Promise.all([route.Page.begin(), frameOf(route, session.get())?.begin()]);
}

interface PageFrameProps {
  route: AppRoute;
  /** the address to come back to after signing in */
  address: string;
  children: ReactNode;
}

/** Frame of a page: the sidebar for signed-in users, logo and sign-in for all others. */
export function PageFrame({ route, address, children }: PageFrameProps) {
  const person = useSession();
  const { isAuthenticated, isVisitor } = person;
  if (isVisitor && route.requiresAuth) {
    return (
      <SignedOutFrame address={address} open={false} searched={false}>
        <SignInInvitation address={address} />
      </SignedOutFrame>
    );
  }
  const page = (
    <>
      <SharedClasses />
      {person.isTeacher && <SearchShortcut />}
      <Suspense fallback={<i data-page-waiting />}>{children}</Suspense>
      {route.footer && person.isTeacher && (
        <footer>
          <FullFoot waiting={null} linkAs={RouterLink} />
        </footer>
      )}
    </>
  );
  const Around = frameOf(route, person);
  if (Around) return <Around>{page}</Around>;
  // For signed-out visitors, home brings the login page with its own frame.
  if (route.frame === 'bare' || (!isAuthenticated && route.path === '/')) return page;
  return (
    <SignedOutFrame address={address} open={route.open === true} searched={WITH_SEARCH.includes(route.path)}>
      {page}
    </SignedOutFrame>
  );
}

interface SignedOutFrameProps {
  address: string;
  /** the page is about open material: the way to all of it stands in its head */
  open: boolean;
  /** the page has a field for the same search itself */
  searched: boolean;
  children: ReactNode;
}

function SignedOutFrame({ address, open, searched, children }: SignedOutFrameProps) {
  const { t } = useTranslation('platform/page');
  const { t: app } = useTranslation('app');
  const { isVisitor } = useSession();
  const signIn = (
    <ButtonLink href={`/login?redirectUri=${encodeURIComponent(address)}`} variant="default" size="md">
      {app('invitation.signIn')}
    </ButtonLink>
  );
  return (
    <PlainPage
      homeHref="/"
      homeLabel={t('home')}
      skipLabel={t('skip')}
      actions={
        <>
          {open && <OpenSearch field={!searched} />}
          {signIn}
        </>
      }
      footer={isVisitor ? <PageFoot /> : <FullFoot waiting={<PageFoot />} linkAs={RouterLink} />}
      linkAs={RouterLink}
      wide
    >
      {children}
    </PlainPage>
  );
}
