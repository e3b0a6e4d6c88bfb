const FLAGS = 'sandbox allow-scripts allow-forms';

/** Headers of every answer of the other origin. Pages there have an opaque origin, so everything they load is cross-origin. */
export const USERCONTENT_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // Names are looked up ahead of a click, past all rules.
  'x-dns-prefetch-control': 'off',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), display-capture=(), clipboard-read=(), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cache-control': 'no-store',
};

/**
 * Builds the policy of a page around untrusted code. Only this page can restrict where its inner frame may navigate; that frame's own rules
 * cannot.
 */
export function framePagePolicy(own: string, framedBy: string): string {
  return [
    "default-src 'none'",
    `script-src ${own}`,
    "style-src 'unsafe-inline'",
    `frame-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
    FLAGS,
  ].join('; ');
}

/**
 * Builds the policy of a page with untrusted code. Its libraries compile templates, hence `unsafe-eval`: here, and nowhere else in the
 * product.
 */
export function untrustedContentPolicy(own: string): string {
  return [
    "default-src 'none'",
    `script-src ${own} 'unsafe-eval'`,
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} data: blob:`,
    `font-src ${own} data:`,
    `media-src ${own} data: blob:`,
    `connect-src ${own}`,
    "worker-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "form-action 'none'",
    `base-uri ${own}`,
    FLAGS,
  ].join('; ');
}
