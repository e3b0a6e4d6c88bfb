const BYTES = 16;

/** A random id of 128 bits as hex. `crypto.randomUUID` is missing on http://192.168.x.x, where schools try the product out. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
