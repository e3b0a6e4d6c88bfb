/**
 * True for a path of this origin, with query and fragment. Whatever a browser could read as another host is none: `//host`, backslashes and
 * line breaks, and `/.//host`, of which a parser leaves `//host`.
 */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || /^\/[/\\]/.test(path) || /[\\\p{Cc}]/u.test(path)) return false;
  try {
    const { origin, pathname } = new URL(path, 'https://own.invalid');
    return origin === 'https://own.invalid' && !pathname.startsWith('//');
  } catch {
    return false;
  }
}
