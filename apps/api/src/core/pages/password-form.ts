import { escapeHtml, type InterfaceLanguage, LIMITS } from '@murmel/contracts';

/** Reasons why a form is shown again. */
export type PasswordProblem = 'wrong' | 'outdated' | { seconds: number };

const SECONDS = 60;
const TEXTS = {
  de: {
    text: 'Dieses Material ist mit einem Passwort geschützt. Du bekommst es von der Person, die es geteilt hat.',
    label: 'Passwort',
    open: 'Öffnen',
    wrong: 'Das Passwort ist ungültig. Achte auf Groß- und Kleinschreibung.',
    outdated: 'Das hat nicht geklappt. Gib das Passwort noch einmal ein.',
    wait: (minutes: number) =>
      `Das waren zu viele Versuche. Versuch es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
  },
  en: {
    text: 'This material is protected by a password. You get it from the person who shared it.',
    label: 'Password',
    open: 'Open',
    wrong: 'This password is invalid. Mind upper and lower case.',
    outdated: 'That did not work. Enter the password once more.',
    wait: (minutes: number) => `Too many attempts. Try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
  },
} as const;

/**
 * The gate of a password for browsers that run no script: a plain form that leads back to its own address. Says nothing of the item, as the
 * gate of the client does.
 */
export function passwordForm(language: InterfaceLanguage, token: string, problem?: PasswordProblem): string {
  const texts = TEXTS[language];
  const said = problem && (typeof problem === 'string' ? texts[problem] : texts.wait(Math.ceil(problem.seconds / SECONDS)));
  return [
    '<noscript><style>#waiting{display:none!important}</style>',
    `<main lang="${language}" style="max-width:26rem;margin:15vh auto;padding:0 20px;font:1.125rem/1.5 system-ui,sans-serif">`,
    `<h1 style="font-size:1.5rem">${texts.label}</h1><p>${texts.text}</p>`,
    ...(said === undefined ? [] : [`<p role="alert"><strong>${said}</strong></p>`]),
    '<form method="post">',
    `<input type="hidden" name="csrf" value="${escapeHtml(token)}">`,
    `<p><label>${texts.label}<br><input type="password" name="password" required maxlength="${LIMITS.itemPassword.max}" autocomplete="off" style="box-sizing:border-box;width:100%;min-height:48px;padding:8px 12px;font:inherit"></label></p>`,
    `<p><button style="min-height:48px;padding:8px 24px;font:inherit">${texts.open}</button></p>`,
    '</form></main></noscript>',
  ].join('');
}
