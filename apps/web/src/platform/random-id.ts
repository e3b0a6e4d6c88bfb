const BYTES = 16;

/** A random id of 128 bits as hex. `crypto.randomUUID` is missing on http://192.168.x.x, where schools try the product out. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random UUID (version 4), for what the server takes over as an id. */
export function randomUuid(): string {
  const hex = randomId();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
