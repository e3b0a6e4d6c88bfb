import { text } from '../i18n/i18n';

/** Prefix of pupils' login pages, which keep the present title (spec NAV-19). */
const WITHOUT_TITLE = '/go';

/** `Werkzeuge | Papierkorb`, `Der Wald | Textdokument`: the tools title or the item's, then the route's, when it has one. */
export function pageTitle(tools: string, route: string | undefined): string {
  return route ? `${tools} | ${route}` : tools;
}

let shown: { path: string; route: string | undefined } | undefined;
/** the name of the item that the page is about */
let item: string | undefined;

/** Sets the title and `og:title` of the page; paths below /go are left alone. */
export function showTitle(path: string, route: string | undefined): void {
  shown = { path, route };
  write();
}

/** Sets the name of the item that the page shows; undefined: none. Users find a tab among many by this name. */
export function nameItem(name: string | undefined): void {
  item = name;
  write();
}

function write(): void {
  if (!shown || shown.path.startsWith(WITHOUT_TITLE)) return;
  document.title = pageTitle(item || text('platform/page', 'tools'), shown.route);
  openGraphTitle().content = document.title;
}

function openGraphTitle(): HTMLMetaElement {
  const known = document.head.querySelector<HTMLMetaElement>('meta[property="og:title"]');
  if (known) return known;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'og:title');
  return document.head.appendChild(meta);
}
