import type { ContentLicence, InterfaceLanguage } from '@murmel/contracts';
import type { Paper } from './paper.js';

/** Labels around exported content. */
export const PAPER_WORDS = {
  de: { page: 'Seite {n} von {of}', by: 'Von', picture: 'Bild ohne Beschreibung', gone: 'Bild fehlt', published: 'Lizenz' },
  en: { page: 'Page {n} of {of}', by: 'By', picture: 'Picture without a description', gone: 'Picture is missing', published: 'Licence' },
} as const satisfies Record<InterfaceLanguage, Record<string, string>>;
const LICENCES: Readonly<Record<ContentLicence, string>> = {
  'CC-BY-SA-4.0': 'CC BY-SA 4.0',
  'CC-BY-4.0': 'CC BY 4.0',
  'CC0-1.0': 'CC0 1.0',
};

/** The licence of open material, in words. */
export const licenceOf = ({ licence }: Pick<Paper, 'licence'>): string | null => licence && LICENCES[licence];

/** Returns the byline: author, date of the last change, and the licence. */
export function bylineOf(paper: Pick<Paper, 'authors' | 'date' | 'language' | 'licence'>): string {
  const { by, published } = PAPER_WORDS[paper.language];
  const licence = licenceOf(paper);
  const day = new Intl.DateTimeFormat(paper.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(paper.date));
  const people = paper.authors.length > 0 ? `${by} ${paper.authors.join(', ')}` : '';
  return [people, day, licence && `${published}: ${licence}`].filter(Boolean).join(' · ');
}

/** The document's own big heading is the title where it begins with one. */
export const hasOwnTitle = ({ ownTitle, blocks: [first] }: Pick<Paper, 'blocks' | 'ownTitle'>): boolean =>
  ownTitle === true && first?.kind === 'heading' && first.level === 1;
