/** A film of a platform, as the product knows it. */
export interface PlatformVideo {
  platform: 'youtube' | 'vimeo';
  id: string;
  /** the film's page, in one spelling */
  address: string;
  /** address of the frame, shown after the user's consent */
  player: string;
  /** the host that the frame asks, to be named before */
  host: string;
}

const YOUTUBE_HOSTS: readonly string[] = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
  'youtu.be',
];
const VIMEO_HOSTS: readonly string[] = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];
/** Hosts of film addresses shown to users; the alternative hosts of both are accepted, too. */
export const FILM_HOSTS = ['youtube.com', 'vimeo.com'] as const;
const YOUTUBE_ID = /^[0-9A-Za-z_-]{11}$/;
/** A film is also shown inside of a channel, a group or a showcase; the second number belongs to films that are not listed. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{5,12})(?:\/([0-9a-f]{6,16}))?\/?$/;

/** @returns undefined for what is no address of a film at YouTube or Vimeo (spec TBO-13) */
export function videoOf(address: string): PlatformVideo | undefined {
  const url = parsed(address);
  if (url && YOUTUBE_HOSTS.includes(url.host)) return youtube(url);
  return url && VIMEO_HOSTS.includes(url.host) ? vimeo(url) : undefined;
}

function youtube(url: URL): PlatformVideo | undefined {
  const path = url.pathname.split('/').filter(Boolean);
  const id =
    url.host === 'youtu.be'
      ? path[0]
      : ['embed', 'shorts', 'live', 'v'].includes(path[0] ?? '')
        ? path[1]
        : path[0] === 'watch'
          ? url.searchParams.get('v')
          : undefined;
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  const host = 'www.youtube-nocookie.com';
  return {
    platform: 'youtube',
    id,
    address: `https://www.youtube.com/watch?v=${id}`,
    player: `https://${host}/embed/${id}?autoplay=1&rel=0`,
    host,
  };
}

function vimeo(url: URL): PlatformVideo | undefined {
  const found = VIMEO_PATH.exec(url.pathname);
  if (!found) return undefined;
  const [id = '', key] = [found[1], found[2] ?? url.searchParams.get('h') ?? undefined];
  const known = key && /^[0-9a-f]{6,16}$/.test(key) ? key : undefined;
  const host = 'player.vimeo.com';
  return {
    platform: 'vimeo',
    id,
    address: `https://vimeo.com/${id}${known ? `/${known}` : ''}`,
    player: `https://${host}/video/${id}?autoplay=1&dnt=1${known ? `&h=${known}` : ''}`,
    host,
  };
}

/** People also paste addresses without `https://`. */
function parsed(address: string): URL | undefined {
  const text = address.trim();
  try {
    const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    return url.username === '' && url.password === '' && url.port === '' ? url : undefined;
  } catch {
    return undefined;
  }
}
