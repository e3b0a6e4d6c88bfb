import { bareAddress } from '@murmel/contracts';

const IMAGE_ADDRESS = /^\/api\/image_attachments\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const LINK_PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:'];
const LINK_MAX = 2000;

/**
 * Returns the normalized address of a link that is permitted in a document.
 * @returns undefined for anything but absolute http, https and mailto addresses of up to 2,000 characters
 */
export function allowedLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LINK_MAX) return undefined;
  const address = value.trim();
  try {
    return LINK_PROTOCOLS.includes(new URL(address).protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the text typed into the link field as an address: `murmel.example` becomes `https://murmel.example`, `a@b.de` becomes
 * `mailto:a@b.de`.
 * @returns undefined when nothing allowed can be made of it
 */
export function linkFromInput(input: string): string | undefined {
  const text = bareAddress(input);
  if (text === '' || /\s/.test(text)) return undefined;
  if (/^[^/:@]+@[^/:@]+\.[^/:@]+$/.test(text)) return allowedLink(`mailto:${text}`);
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return allowedLink(text);
  return text.includes('.') ? allowedLink(`https://${text}`) : undefined;
}

/** @returns undefined unless it is a picture of this installation, whose access the api checks */
export function allowedImage(value: unknown): string | undefined {
  return typeof value === 'string' && IMAGE_ADDRESS.test(value) ? value : undefined;
}

/** The address of an uploaded picture inside a document. */
export function imageAddress(attachmentId: string): string {
  return `/api/image_attachments/${attachmentId}`;
}
