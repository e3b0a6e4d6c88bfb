import { randomInt } from 'node:crypto';

/** Animals that are kind in both languages: a visitor's name until they choose one (decision C6). */
const ANIMALS = {
  de: [
    'Otter',
    'Fuchs',
    'Dachs',
    'Igel',
    'Luchs',
    'Specht',
    'Biber',
    'Falke',
    'Hase',
    'Marder',
    'Reh',
    'Storch',
    'Uhu',
    'Wal',
    'Zaunkönig',
    'Eisvogel',
  ],
  en: [
    'Otter',
    'Fox',
    'Badger',
    'Hedgehog',
    'Lynx',
    'Woodpecker',
    'Beaver',
    'Falcon',
    'Hare',
    'Marten',
    'Deer',
    'Stork',
    'Owl',
    'Whale',
    'Wren',
    'Kingfisher',
  ],
} as const;

/** @param acceptLanguage the browser's header; German unless its first supported language is English */
export function friendlyName(acceptLanguage: string | undefined): string {
  const first = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((code) => code === 'de' || code === 'en');
  const language = first === 'en' ? 'en' : 'de';
  const animal = ANIMALS[language][randomInt(ANIMALS[language].length)]!;
  return language === 'en' ? `Guest ${animal}` : `Gast ${animal}`;
}
