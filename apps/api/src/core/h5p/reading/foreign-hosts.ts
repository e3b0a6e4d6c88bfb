/** Content fields that are loaded: films, sounds, pages in frames. Fields with a source reference are only displayed. */
const LOADED: readonly string[] = ['path', 'source'];
const TOLD: readonly string[] = ['metadata', 'copyright'];
const HOSTS_MAX = 20;
/** Maximum length of a host name. */
const HOST_MAX = 253;

/** Returns other servers from which the content would load something. They are blocked, and the teacher is informed. */
export function foreignHosts(params: unknown): string[] {
  const hosts = new Set<string>();
  const rest: unknown[] = [params];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inside] of Object.entries(value)) {
      if (TOLD.includes(name)) continue;
      const host = LOADED.includes(name) && typeof inside === 'string' ? hostOf(inside) : undefined;
      if (host !== undefined && hosts.size < HOSTS_MAX) hosts.add(host);
      rest.push(inside);
    }
  }
  return [...hosts].sort();
}

function hostOf(text: string): string | undefined {
  if (!/^(https?:)?\/\//i.test(text)) return undefined;
  const host = URL.canParse(text, 'https://x.invalid') ? new URL(text, 'https://x.invalid').hostname : undefined;
  return host !== undefined && host.length <= HOST_MAX ? host : undefined;
}
