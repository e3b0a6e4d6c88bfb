/** An address as people read and type it: without scheme and without a slash at the end. */
export function readable(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** The part of a short address before its code: "murmel.example/s/". */
export function addressBefore(shortLink: string, code: string): string {
  const address = readable(shortLink);
  return address.endsWith(code) ? address.slice(0, -code.length) : address;
}
