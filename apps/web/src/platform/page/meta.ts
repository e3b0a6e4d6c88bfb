import { META } from '@murmel/contracts';

/** Returns the server's value in a meta tag of the page; empty when it is missing. */
export function pageMeta(name: keyof typeof META): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${META[name]}"]`)?.content ?? '';
}
