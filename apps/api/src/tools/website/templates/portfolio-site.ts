import { heading, small, text, ticks, type WebsiteTemplate, words } from './website-template.js';

/** Chosen work of one learner or one group, with what was learned by it. */
export const PORTFOLIO_SITE: WebsiteTemplate = {
  title: 'Portfolio: was ich gelernt habe',
  english: 'Portfolio: what I have learned',
  description:
    'Drei gelungene Arbeiten, jede mit einem Satz dazu, warum sie gelungen ist. Wähl sie mit der Schülerin oder dem Schüler aus, ohne Nachnamen, und schütz die Seite mit einem Passwort. Gut für Lernentwicklungsgespräche.',
  grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE', 'GRADE_LEVEL_HIGH'],
  subjects: ['INTERDISCIPLINARY'],
  minutes: 90,
  site: {
    look: { theme: 'pflaume' },
    pages: [
      {
        name: 'Über mich',
        blocks: [
          heading('Das bin ich'),
          {
            kind: 'Text',
            content: { ...words('Schreib, was du gern machst und worin du dieses Jahr besser geworden bist.'), side: 'left' },
          },
          { kind: 'Quote', ground: 'pflaume', content: { text: 'Mein Satz für dieses Jahr.', source: '' } },
          heading('Meine Ziele'),
          { kind: 'Text', content: ticks('Das kann ich jetzt', 'Daran arbeite ich gerade', 'Das nehme ich mir vor') },
        ],
      },
      {
        name: 'Meine Arbeiten',
        blocks: [
          heading('Drei Arbeiten, auf die ich stolz bin'),
          ...['Erste Arbeit', 'Zweite Arbeit', 'Dritte Arbeit'].flatMap((name) => [
            small(name),
            { kind: 'Picture', content: { caption: '' } } as const,
            text('Warum sie gelungen ist und was ich dabei gelernt habe.'),
          ]),
        ],
      },
    ],
  },
};
