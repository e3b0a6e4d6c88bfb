import type { ClassPdfShape, InterfaceLanguage } from '@murmel/contracts';

export interface PrintTexts {
  title: Readonly<Record<ClassPdfShape, (className: string) => string>>;
  number: string;
  name: string;
  code: string;
  empty: string;
  hours: string;
  listText: (address: string) => string;
  qr: (name: string) => string;
}

/** The words around a class on paper, as on the page that prints codes. */
export const PRINT_TEXTS: Readonly<Record<InterfaceLanguage, PrintTexts>> = {
  de: {
    title: {
      cards: (name) => `Codes zum Ausschneiden: ${name}`,
      codes: (name) => `Codes: ${name}`,
      names: (name) => `Klassenliste: ${name}`,
    },
    number: 'Nr.',
    name: 'Name oder Kürzel',
    code: 'Zugangscode',
    empty: 'Noch ist niemand in der Klasse.',
    hours: 'Der QR-Code öffnet immer, die Ziffern öffnen, solange ein Projekt läuft.',
    listText: (address) =>
      `${address} öffnen und den eigenen Code eingeben. Das geht, solange ein Projekt läuft; mit Kärtchen und dem Link der Klasse geht es immer.`,
    qr: (name) => `QR-Code von ${name}`,
  },
  en: {
    title: {
      cards: (name) => `Codes to cut out: ${name}`,
      codes: (name) => `Codes: ${name}`,
      names: (name) => `Class list: ${name}`,
    },
    number: 'No.',
    name: 'Name or initials',
    code: 'Access code',
    empty: 'Nobody is in the class yet.',
    hours: 'The QR code always opens, the digits open while a project runs.',
    listText: (address) =>
      `Open ${address} and enter your own code. That works while a project runs; with cards and the link of the class it always works.`,
    qr: (name) => `QR code of ${name}`,
  },
};
