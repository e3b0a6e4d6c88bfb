import { useSession } from '../../platform/session/store';
import { lazyPage } from '../../platform/page/lazy-page';

const StartPage = lazyPage(() => import('../../core/start/StartPage'), ['start', 'items', 'tools']);
const LoginPage = lazyPage(() => import('../../core/accounts/LoginPage'), ['accounts']);

/** Home is the start page for whoever is signed in and the login for everybody else (decision E15). */
export default function HomePage() {
  const { isAuthenticated } = useSession();
  return isAuthenticated ? <StartPage /> : <LoginPage />;
}
