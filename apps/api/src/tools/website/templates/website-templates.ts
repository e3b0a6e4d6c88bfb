import type { Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import { websiteContent } from '../website-content.js';
import { PORTFOLIO_SITE } from './portfolio-site.js';
import { PROJECT_WEEK_SITE } from './project-week-site.js';
import { SCHOOL_NEWSPAPER_SITE } from './school-newspaper-site.js';
import { ticks, type WebsiteTemplate, words } from './website-template.js';

const TEMPLATE_CONTENT: readonly WebsiteTemplate[] = [
  {
    title: 'Website zur Klassenfahrt',
    english: 'Website for a class trip',
    description:
      'Alles für Familien an einem Ort: wann es losgeht, was mitkommt, wen man erreicht. Ersetze die Beispiele, veröffentliche die Seite und gib den Link oder den QR-Code mit nach Hause. Nach der Fahrt kommen Bilder dazu.',
    grades: ['GRADE_LEVEL_3_4', 'GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['INTERDISCIPLINARY'],
    minutes: 45,
    site: {
      look: { theme: 'himmel' },
      pages: [
        {
          name: 'Start',
          blocks: [
            { kind: 'Heading', content: { text: 'Wann es losgeht' } },
            {
              kind: 'Text',
              content: words('Treffpunkt ist am Montag um 7:45 Uhr vor der Schule. Am Freitag sind wir gegen 14 Uhr zurück.'),
            },
            {
              kind: 'Columns',
              ground: 'himmel',
              content: {
                columns: [
                  { title: 'Hinfahrt', ...words('Montag, 8:04 Uhr') },
                  { title: 'Unterkunft', ...words('Jugendherberge am See') },
                  { title: 'Rückfahrt', ...words('Freitag, 11:30 Uhr') },
                ],
              },
            },
            {
              kind: 'Contact',
              ground: 'sonne',
              content: { name: 'Name der Klassenleitung', role: 'Während der Fahrt erreichbar', phone: '030 1234567' },
            },
          ],
        },
        {
          name: 'Packliste',
          blocks: [
            { kind: 'Heading', content: { text: 'Das kommt in den Koffer' } },
            {
              kind: 'Text',
              content: ticks('Bettwäsche', 'Feste Schuhe', 'Regenjacke', 'Versichertenkarte'),
            },
          ],
        },
      ],
    },
  },
  {
    title: 'Unser Projekt stellt sich vor',
    english: 'Our project introduces itself',
    description:
      'Eine Gruppe zeigt, woran sie arbeitet: Frage, Weg, Ergebnis, und wer dabei ist. Jede Gruppe bekommt eine Kopie und trägt in drei Stunden nach und nach ein, was sie herausfindet. Zum Schluss veröffentlichst du die Seiten für Familien.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['INTERDISCIPLINARY'],
    minutes: 135,
    site: {
      look: { theme: 'koralle' },
      pages: [
        {
          name: 'Projekt',
          blocks: [
            { kind: 'Heading', content: { text: 'Unsere Frage' } },
            { kind: 'Quote', ground: 'sonne', content: { text: 'Was wollt ihr herausfinden?', source: 'Eure Gruppe' } },
            { kind: 'Heading', content: { text: 'So sind wir vorgegangen' } },
            { kind: 'Text', content: words('Beschreibt in drei Sätzen, was ihr gemacht habt.') },
            { kind: 'Heading', content: { text: 'Das haben wir herausgefunden' } },
            {
              kind: 'Table',
              content: {
                caption: 'Unsere Messungen',
                rows: [
                  ['Tag', 'Ergebnis'],
                  ['Montag', ''],
                  ['Dienstag', ''],
                ],
              },
            },
          ],
        },
      ],
    },
  },
  PROJECT_WEEK_SITE,
  PORTFOLIO_SITE,
  SCHOOL_NEWSPAPER_SITE,
];

export const websiteTemplates: readonly ProductTemplate[] = TEMPLATE_CONTENT.map(({ site, ...template }) => ({
  ...template,
  source: site as unknown as Json,
  content: (by) =>
    Object.fromEntries(Object.entries(websiteContent(site, by)).map(([table, parts]) => [table, [...parts] as unknown as Json])),
}));
