/** The header by which a file is saved under its name in every browser, never opened (RFC 6266). */
export function attachmentDisposition(name: string): string {
  return `attachment; ${dispositionFileName(name)}`;
}

/** The name of a file in such a header. `encodeURIComponent` leaves four signs that RFC 8187 does not allow. */
export function dispositionFileName(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `filename*=UTF-8''${encoded}`;
}
