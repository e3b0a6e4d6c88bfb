import { FILM_HOSTS, videoOf } from '@murmel/documents';

/** Page of another site, before it is loaded. */
export interface ExternalPage {
  /** a film is played, a page is shown */
  kind: 'video' | 'embed';
  /** address shown in the frame after the click */
  frame: string;
  /** host that is requested then; named before the click */
  host: string;
  /** the same to open in a tab of its own */
  page: string;
}

/** @returns undefined for what is no film of a platform that the product knows */
export function externalVideo(address: string): ExternalPage | undefined {
  const video = videoOf(address);
  return video && { kind: 'video', frame: video.player, host: video.host, page: video.address };
}

/** Returns the required hosts of a film's address in words (spec VAL-03). */
export function requiredHost(language: string): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(FILM_HOSTS);
}

/**
 * A film, or a page as it is.
 * @param own the origin of this installation: its pages are trusted and never put into a frame that is meant for strangers
 * @returns undefined for what must not be framed
 */
export function externalPage(address: string, own: string): ExternalPage | undefined {
  const film = externalVideo(address);
  if (film || !URL.canParse(address) || new URL(address).protocol !== 'https:' || isOwn(address, own)) return film;
  return { kind: 'embed', frame: address, host: new URL(address).host, page: address };
}

/** True if the host is ours, whatever the scheme and port. */
export function isOwn(address: string, own: string): boolean {
  return URL.canParse(address) && new URL(address).hostname === new URL(own).hostname;
}
