import { text } from '../i18n/i18n';

/** Pupils' login pages keep whatever title there is (specification 1, section 2). */
const WITHOUT_TITLE = '/go';

/** `Werkzeuge | Papierkorb`: the tools title, then the route's, when it has one. */
export function pageTitle(tools: string, route: string | undefined): string {
  return route ? `${tools} | ${route}` : tools;
}

/** Sets the title and `og:title` of the page; paths below /go are left alone. */
export function showTitle(path: string, route: string | undefined): void {
  if (path.startsWith(WITHOUT_TITLE)) return;
  document.title = pageTitle(text('platform/page', 'tools'), route);
  openGraphTitle().content = document.title;
}

function openGraphTitle(): HTMLMetaElement {
  const known = document.head.querySelector<HTMLMetaElement>('meta[property="og:title"]');
  if (known) return known;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'og:title');
  return document.head.appendChild(meta);
}
