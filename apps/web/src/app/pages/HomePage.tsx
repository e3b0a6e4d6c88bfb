import { lazyPage } from '../../platform/page/lazy-page';
import { session, useSession } from '../../platform/session/store';

const StartPage = lazyPage(() => import('../../core/start/StartPage'), ['start', 'items', 'tools']);
const LoginPage = lazyPage(() => import('../../core/accounts/LoginPage'), ['accounts', 'pupils/entrance']);

export function beginHome(): Promise<void> {
  return (session.get().isAuthenticated ? StartPage : LoginPage).begin();
}

/** Home page: the start page for signed-in users and the login for all others (spec E15). */
export default function HomePage() {
  const { isAuthenticated } = useSession();
  return isAuthenticated ? <StartPage /> : <LoginPage />;
}
