import type { Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';

type LinkTemplate = Omit<ProductTemplate, 'source' | 'content'> & { url: string };

const TEMPLATE_CONTENT: readonly LinkTemplate[] = [
  {
    title: 'Nachschlagen im Klexikon',
    english: 'Look it up in the Klexikon',
    description:
      'Für die Recherche mit jüngeren Kindern. Schreibe das Kurzwort an die Tafel: Alle sind in einer Minute auf der richtigen Seite. Ändere das Ziel vor der Stunde auf den Artikel zu eurem Thema; der gedruckte QR-Code am Plakat bleibt derselbe.',
    grades: ['GRADE_LEVEL_3_4', 'GRADE_LEVEL_LOWER'],
    subjects: ['INTERDISCIPLINARY'],
    minutes: 20,
    url: 'https://klexikon.zum.de/',
  },
  {
    title: 'Unsere Gegend auf der Karte',
    english: 'Our neighbourhood on the map',
    description:
      'Zum Einstieg in die Kartenkunde. Suche deinen Schulort in der Karte, kopiere die Adresse und setze sie als Ziel ein. Die Klasse öffnet den Kurzlink, sucht drei Orte und beschreibt den Weg dorthin.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['GEOGRAPHY'],
    minutes: 45,
    url: 'https://www.openstreetmap.org/',
  },
];

export const linkTemplates: readonly ProductTemplate[] = TEMPLATE_CONTENT.map(({ url, ...template }) => {
  const source: Json = { url };
  return { ...template, source, content: () => source };
});
