import { type H5pMessage, LIMITS } from '@murmel/contracts';

/** Maximum height of a frame, because the height is reported by third-party code. */
const HEIGHT_MAX = 20_000;
const SCORE_MAX = 1_000_000;
const URL_MAX = 2000;

const isNumber = (value: unknown, most: number): value is number => typeof value === 'number' && value >= 0 && value <= most;

/** Parses a message of a package, if it is a valid one. It comes from untrusted code: nothing in it is believed. */
export function readMessage(data: unknown): H5pMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height, state, score, most, url } = data as Record<string, unknown>;
  switch (type) {
    case 'hello':
    case 'ready':
    case 'error':
      return { type };
    case 'size':
      return typeof height === 'number' && height > 0 ? { type, height: Math.min(height, HEIGHT_MAX) } : undefined;
    case 'state':
      return typeof state === 'string' && state.length <= LIMITS.worksheet.h5pStateMax ? { type, state } : undefined;
    case 'score':
      return isNumber(score, SCORE_MAX) && isNumber(most, SCORE_MAX) ? { type, score, most } : undefined;
    case 'link':
      return typeof url === 'string' && url.length <= URL_MAX && isPage(url) ? { type, url } : undefined;
    default:
      return undefined;
  }
}

function isPage(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
