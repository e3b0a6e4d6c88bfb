import type { SchoolClass } from '@murmel/contracts';

/** The class's own link, for QR codes and for copying: behind it a code is compared with this class only. */
export function joinAddress({ joinPath }: Pick<SchoolClass, 'joinPath'>): string {
  return `${location.origin}${joinPath}`;
}

/** What is typed by hand: "murmel.example/go". */
export function shortGoAddress(): string {
  return `${location.host}/go`;
}
