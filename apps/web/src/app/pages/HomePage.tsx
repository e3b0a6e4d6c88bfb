import { lazyPage } from '../../platform/page/lazy-page';
import { session, useSession } from '../../platform/session/store';

const StartPage = lazyPage(() => import('../../core/start/StartPage'), ['start', 'items', 'tools']);
const LoginPage = lazyPage(() => import('../../core/accounts/LoginPage'), ['accounts', 'pupils/entrance']);

export function beginHome(): Promise<void> {
  return (session.get().isAuthenticated ? StartPage : LoginPage).begin();
}

/** Home is the start page for whoever is signed in and the login for everybody else (decision E15). */
export default function HomePage() {
  const { isAuthenticated } = useSession();
  return isAuthenticated ? <StartPage /> : <LoginPage />;
}
