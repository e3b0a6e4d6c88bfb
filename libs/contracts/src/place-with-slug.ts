const ID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-.*)?$/i;
const SLUG_MAX = 60;
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `{id}-{slug}`: the words are for people, the id decides (spec NAV-25). */
export function placeWithSlug(id: string, name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? id : `${id}-${slug}`;
}

/** Returns the id in such a segment of an address, whatever words follow it; undefined where there is none. */
export function idInPlace(place: string): string | undefined {
  return ID.exec(place)?.[1]?.toLowerCase();
}

const NUMBER = /^(\d{1,6})(?:-.*)?$/;

/** The same for what counts up instead of having an id: articles of the help. */
export function numberInPlace(place: string): number | undefined {
  const found = NUMBER.exec(place)?.[1];
  return found === undefined ? undefined : Number(found);
}
