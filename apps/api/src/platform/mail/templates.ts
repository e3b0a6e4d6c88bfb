import { escapeHtml } from '@murmel/contracts';
import type { Mail } from './mail.js';
import { plainMailText } from './plain-mail-text.js';
import { MAIL_TEXTS, type MailText } from './texts.js';

/** Enough to know who and what is meant, too little for a message of one's own. */
const MOST_OF_NAME = 30;
const MOST_OF_TITLE = 40;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** @param publicUrl origin under which people reach the product */
export function renderMail(mail: Mail, publicUrl: string): RenderedMail {
  const words = MAIL_TEXTS[mail.language][mail.template];
  const values =
    'title' in mail ? { inviter: plainMailText(mail.inviter, MOST_OF_NAME), title: plainMailText(mail.title, MOST_OF_TITLE) } : {};
  const link = publicUrl + pathOf(mail);
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => (values as Record<string, string>)[name] ?? whole);
  return { subject: fill(words.subject), text: asText(words, fill, link), html: asHtml(mail.language, words, fill, link) };
}

function pathOf(mail: Mail): string {
  switch (mail.template) {
    case 'confirm':
    case 'address':
      return `/confirm?token=${mail.token}`;
    case 'choosePassword':
    case 'accountExists':
    case 'reset':
      return `/password_reset?token=${mail.token}`;
    case 'invitation':
      return mail.path;
    case 'schoolInvitation':
    case 'teacherInvitation':
      return `/school_invitation?token=${mail.token}`;
    case 'passwordChanged':
    case 'notInvited':
    case 'addressTaken':
      return '/login';
  }
}

function asText(words: MailText, fill: (text: string) => string, link: string): string {
  return [words.greeting, ...words.before, `${words.button}:\n${link}`, ...words.after, words.closing].map(fill).join('\n\n');
}

function asHtml(language: string, words: MailText, fill: (text: string) => string, link: string): string {
  const paragraph = (text: string): string => `<p>${escapeHtml(fill(text))}</p>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(fill(words.subject))}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#10201c;background:#fff"><div style="max-width:560px">',
    ...[words.greeting, ...words.before].map(paragraph),
    `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:999px;background:#007a5e;color:#fff;text-decoration:none">${escapeHtml(words.button)}</a></p>`,
    ...[...words.after, words.closing].map(paragraph),
    '</div></body></html>',
  ].join('\n');
}
