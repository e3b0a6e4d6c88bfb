/** An address as one reads it off the wall and types it: without scheme, the last part large where it is short. */
export interface DisplayAddress {
  /** "murmel.example/s/"; empty where all of it is one */
  before: string;
  /** "wald7b" */
  large: string;
}

/** A code up to so many characters is what one types. */
const CODE_MAX = 16;
const DEPTH_MAX = 2;

export function displayAddress(address: string): DisplayAddress {
  const shown = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const parts = shown.split('/');
  const code = parts.at(-1) ?? '';
  const typed = parts.length > 1 && parts.length <= DEPTH_MAX + 1 && code.length <= CODE_MAX && /^[\w-]+$/.test(code);
  return typed ? { before: shown.slice(0, -code.length), large: code } : { before: '', large: shown };
}
