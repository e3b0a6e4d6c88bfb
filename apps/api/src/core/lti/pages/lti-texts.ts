import { escapeHtml, type InterfaceLanguage } from '@murmel/contracts';

const TEXTS = {
  de: {
    window: 'In einem eigenen Fenster öffnen',
    framed: (platform: string) => `Dieses Material öffnet sich außerhalb von ${platform}, in einem eigenen Fenster.`,
    back: 'Zurück zur Lernplattform',
    returns: (platform: string) => `Das Material wird in deinen Kurs bei ${platform} eingefügt.`,
  },
  en: {
    window: 'Open in a window of its own',
    framed: (platform: string) => `This material opens outside of ${platform}, in a window of its own.`,
    back: 'Back to the learning platform',
    returns: (platform: string) => `The material is being added to your course at ${platform}.`,
  },
} as const;

interface FormPage {
  language: InterfaceLanguage;
  text: string;
  button: string;
  action: string;
  target?: '_blank';
  fields: Readonly<Record<string, string>>;
  /** address of a script that sends the form at once */
  script?: string;
}

/** A page with one button and no script in it, for browsers that are on their way between a learning platform and us. */
function formPage({ language, text, button, action, target, fields, script }: FormPage): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(button)}</title></head>`,
    '<body style="margin:0;font:1.125rem/1.5 system-ui,sans-serif"><main style="max-width:26rem;margin:12vh auto;padding:0 20px">',
    `<h1 style="font-size:1.125rem;font-weight:400">${escapeHtml(text)}</h1>`,
    `<form method="post" action="${escapeHtml(action)}"${target ? ` target="${target}"` : ''}>${inputs.join('')}`,
    `<button style="min-height:48px;padding:8px 24px;font:inherit">${escapeHtml(button)}</button></form></main>`,
    ...(script === undefined ? [] : [`<script src="${script}"></script>`]),
    '</body></html>',
  ].join('');
}

/** The page inside a frame of a platform: opens the same login in a window, where our cookies work. */
export function windowPage(
  language: InterfaceLanguage,
  platform: string,
  action: string,
  fields: Readonly<Record<string, string>>,
): string {
  const texts = TEXTS[language];
  return formPage({ language, text: texts.framed(platform), button: texts.window, action, target: '_blank', fields });
}

/** The page that brings a choice back to the platform: by itself, or by its button where no script runs. */
export function returnPage(
  language: InterfaceLanguage,
  platform: string,
  { action, jwt, script }: { action: string; jwt: string; script: string },
): string {
  const texts = TEXTS[language];
  return formPage({ language, text: texts.returns(platform), button: texts.back, action, fields: { JWT: jwt }, script });
}
