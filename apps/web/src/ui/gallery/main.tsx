import { createRoot } from 'react-dom/client';
import { Toasts } from '../status/Toasts';
import { UiProvider } from '../theme/UiProvider';
import { ComponentsPage } from './ComponentsPage';
import { EditorPage } from './EditorPage';
import { EmptyPage, LoginPage, NotFoundPage, PasswordPage, WallPage } from './PlainPages';
import { StartPage } from './StartPage';
import { ToolsPage } from './ToolsPage';

const pages = {
  components: ComponentsPage,
  start: StartPage,
  tools: ToolsPage,
  editor: EditorPage,
  login: LoginPage,
  notfound: NotFoundPage,
  password: PasswordPage,
  empty: EmptyPage,
  wall: WallPage,
};

// Development only: /src/ui/gallery/?page=start shows the components as the design pictures use them.
const wanted = new URLSearchParams(location.search).get('page') ?? 'components';
const Page = pages[wanted as keyof typeof pages] ?? ComponentsPage;
const root = document.getElementById('root');
if (!root) throw new Error('The gallery page has no root element');
createRoot(root).render(
  <UiProvider>
    <Page />
    <Toasts label="Meldungen" closeLabel="Schließen" />
  </UiProvider>,
);
