import { escapeHtml, type InterfaceLanguage, supportIdOf } from '@murmel/contracts';
import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '../mail/preferred-language.js';

const TEXTS = {
  de: {
    title: 'Entschuldige, da ist etwas schiefgegangen.',
    text: 'Versuche es in ein paar Minuten noch einmal. Was gespeichert war, ist noch da.',
    id: 'Kennung für den Support:',
    again: 'Noch einmal versuchen',
  },
  en: {
    title: 'Sorry, something went wrong!',
    text: 'Please try again in a few minutes. What was saved is still there.',
    id: 'Id for support:',
    again: 'Try again',
  },
} as const satisfies Record<InterfaceLanguage, Record<string, string>>;

/** Paths that programs ask for. */
const NOT_PAGES = /^\/(?:api|live|collab|assets|metrics)(?:[/?]|$)/;

/** True for what a person opened in a browser: they see what is answered. */
export function opensPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !NOT_PAGES.test(url) && /\btext\/html\b/.test(headers.accept ?? '');
}

/** Returns the page for a fault of ours, while the client's page cannot be sent: no script, no file, nothing from the database. */
export function faultPage(request: FastifyRequest): string {
  const language = preferredLanguage(request);
  const { title, text, id, again } = TEXTS[language];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;font:1.125rem/1.5 system-ui,sans-serif"><main style="max-width:26rem;margin:12vh auto;padding:0 20px">',
    `<h1 style="font-size:1.75rem;line-height:1.2">${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    `<p><a href="" style="display:inline-block;padding:10px 0">${escapeHtml(again)}</a></p>`,
    `<p style="font-size:0.875rem">${escapeHtml(id)} <code>${supportIdOf(request.id)}</code></p></main></body></html>`,
  ].join('');
}
