import { typedWebAddress } from '@murmel/contracts';

const LINK_MAX = 2000;

/** Parses a typed address: `murmel.example` becomes `https://murmel.example/`. @returns undefined for anything but http and https */
export function readWebAddress(input: string): string | undefined {
  const url = typedWebAddress(input, LINK_MAX);
  const known = url && (url.hostname.includes('.') || url.hostname === 'localhost' || url.hostname.startsWith('['));
  return known ? url.href : undefined;
}
