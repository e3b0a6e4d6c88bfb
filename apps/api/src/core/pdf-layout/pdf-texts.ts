import type { ContentLicence, InterfaceLanguage } from '@murmel/contracts';
import type { PdfLayout } from './pdf-layout.js';

/** Labels around exported content. */
export const PDF_TEXTS = {
  de: { page: 'Seite {n} von {of}', by: 'Von', picture: 'Bild ohne Beschreibung', gone: 'Bild fehlt', published: 'Lizenz' },
  en: { page: 'Page {n} of {of}', by: 'By', picture: 'Picture without a description', gone: 'Picture is missing', published: 'Licence' },
} as const satisfies Record<InterfaceLanguage, Record<string, string>>;
const LICENCES: Readonly<Record<ContentLicence, string>> = {
  'CC-BY-SA-4.0': 'CC BY-SA 4.0',
  'CC-BY-4.0': 'CC BY 4.0',
  'CC0-1.0': 'CC0 1.0',
};

/** The licence of open material, in words. */
export const licenceOf = ({ licence }: Pick<PdfLayout, 'licence'>): string | null => licence && LICENCES[licence];

/** Returns the byline: author, date of the last change, and the licence. */
export function bylineOf(layout: Pick<PdfLayout, 'authors' | 'date' | 'language' | 'licence'>): string {
  const { by, published } = PDF_TEXTS[layout.language];
  const licence = licenceOf(layout);
  const day = new Intl.DateTimeFormat(layout.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(layout.date));
  const people = layout.authors.length > 0 ? `${by} ${layout.authors.join(', ')}` : '';
  return [people, day, licence && `${published}: ${licence}`].filter(Boolean).join(' · ');
}

/** The document's own big heading is the title where it begins with one. */
export const hasOwnTitle = ({ ownTitle, blocks: [first] }: Pick<PdfLayout, 'blocks' | 'ownTitle'>): boolean =>
  ownTitle === true && first?.kind === 'heading' && first.level === 1;
