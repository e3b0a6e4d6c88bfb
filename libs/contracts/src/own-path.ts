/**
 * True for a path of this origin, with query and fragment. Whatever a browser could read as another host is none: `//host`, backslashes and
 * line breaks, also encoded as the first signs.
 */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || /^\/[/\\]/.test(path) || /[\\\p{Cc}]/u.test(path)) return false;
  try {
    return new URL(path, 'https://own.invalid').origin === 'https://own.invalid';
  } catch {
    return false;
  }
}
