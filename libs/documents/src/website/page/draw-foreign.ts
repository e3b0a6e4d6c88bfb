import { videoOf } from '../../parts/video-address.js';
import type { SiteBlockOf } from '../schema.js';
import { type Drawn, element } from './drawn.js';
import type { SiteAround } from './site-around.js';

/** Content of a frame: without any script a link leads there, and with it a button opens the frame. */
interface Framed {
  kind: 'film' | 'page' | 'item';
  /** address of the frame */
  frame: string;
  /** target of the link */
  address: string;
  label: string;
  /** names the frame */
  title: string;
  /** notice before a request to another host */
  note?: string;
}

function drawFramed({ kind, frame, address, label, title, note }: Framed, { words }: SiteAround): Drawn[] {
  return [
    element(
      'div',
      {
        class: 'framed',
        'data-framed': kind,
        'data-frame': frame,
        'data-title': title,
        'data-show': kind === 'film' ? words.play : words.show,
        'data-close': words.close,
      },
      note !== undefined && element('p', { class: 'note' }, note),
      element('p', {}, element('a', { class: 'go', href: address, target: '_blank', rel: 'noopener noreferrer' }, label)),
    ),
  ];
}

/** Draws an own film at once; one of a platform after the user's consent to contact its host. */
export function drawFilm({ content: { address, file, name } }: SiteBlockOf<'Video'>, around: SiteAround): Drawn[] {
  const { words, fileUrl } = around;
  if (file !== null)
    return [
      element('video', { src: fileUrl(file), controls: true, preload: 'metadata', 'aria-label': name || words.film, playsinline: true }),
    ];
  const film = address === null ? undefined : videoOf(address);
  if (!film) return [];
  const { host, player: frame, address: page } = film;
  return drawFramed(
    {
      kind: 'film',
      frame,
      address: page,
      label: `${words.filmAt} ${new URL(page).host}`,
      title: `${words.film}: ${host}`,
      note: `${words.asks} ${host}`,
    },
    around,
  );
}

/** A page of another site, in a frame that may do little. */
export function drawElsewhere({ content: { address } }: SiteBlockOf<'Embed'>, around: SiteAround): Drawn[] {
  if (address === null || !URL.canParse(address)) return [];
  const { words, ownHost } = around;
  const { host, hostname, protocol } = new URL(address);
  const label = `${words.pageAt} ${host}`;
  // A frame for foreign content may not hold a page of this installation: it would run with the rights of the viewer.
  if (protocol !== 'https:' || hostname === ownHost)
    return [element('p', {}, element('a', { class: 'go', href: address, rel: 'noopener noreferrer' }, label))];
  return drawFramed(
    { kind: 'page', frame: address, address, label, title: `${words.frame}: ${host}`, note: `${words.asks} ${host}` },
    around,
  );
}

/** One of the author's own items, as its link shows it. */
export function drawOwnItem({ content: { address, name } }: SiteBlockOf<'OwnItem'>, around: SiteAround): Drawn[] {
  if (address === null) return [];
  const href = around.ownHref(address);
  return drawFramed({ kind: 'item', frame: href, address: href, label: `${around.words.openItem} ${name}`, title: name }, around);
}
