const LINK_MAX = 2000;

/** What somebody typed as an address: `murmel.example` becomes `https://murmel.example/`. @returns undefined for anything but http and https */
export function readWebAddress(input: string): string | undefined {
  const text = input.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  const full = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(full)) return undefined;
  const { protocol, hostname, href } = new URL(full);
  const known =
    (protocol === 'https:' || protocol === 'http:') && (hostname.includes('.') || hostname === 'localhost' || hostname.startsWith('['));
  return known && href.length <= LINK_MAX ? href : undefined;
}
