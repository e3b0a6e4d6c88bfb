import { column, heading, small, text, type WebsiteTemplate, words } from './website-template.js';

/** A week in which groups work on one question each, for families and guests of its last day. */
export const PROJECT_WEEK_SITE: WebsiteTemplate = {
  title: 'Website zur Projektwoche',
  english: 'Website for a project week',
  description:
    'Was in der Projektwoche geschieht: der Plan, die Gruppen, am Ende die Ergebnisse. Gib den Link am ersten Tag an Familien und trag mit Kolleginnen und Kollegen jeden Abend etwas nach.',
  grades: ['GRADE_LEVEL_3_4', 'GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
  subjects: ['INTERDISCIPLINARY'],
  minutes: 60,
  site: {
    look: { theme: 'wiese' },
    pages: [
      {
        name: 'Start',
        blocks: [
          heading('Darum geht es'),
          text('Eine Woche lang forschen wir in Gruppen statt im Stundenplan. Am Freitag zeigen wir, was wir gefunden haben.'),
          {
            kind: 'Columns',
            ground: 'wiese',
            content: {
              columns: [
                column('Mo', 'Frage finden'),
                column('Di', 'Forschen'),
                column('Mi', 'Forschen'),
                column('Do', 'Zeigen vorbereiten'),
                column('Fr', 'Ausstellung'),
              ],
            },
          },
          { kind: 'Divider' },
          heading('Komm vorbei'),
          text('Ausstellung am Freitag von 10 bis 12 Uhr in der Aula. Familien sind eingeladen.'),
          { kind: 'Contact', ground: 'sonne', content: { name: 'Name der Lehrkraft', role: 'Fragen zur Projektwoche', mail: '' } },
        ],
      },
      {
        name: 'Gruppen',
        blocks: [
          heading('Unsere Gruppen'),
          {
            kind: 'Table',
            content: {
              caption: 'Wer was erforscht',
              rows: [
                ['Gruppe', 'Frage', 'Raum'],
                ['Wasser', 'Wie sauber ist unser Bach?', '104'],
                ['Wege', 'Wie kommen wir zur Schule?', '105'],
              ],
            },
          },
        ],
      },
      {
        name: 'Ergebnisse',
        blocks: [
          heading('Das haben wir gefunden'),
          small('Gruppe Wasser'),
          {
            kind: 'Text',
            content: { ...words('Schreibt in drei Sätzen, was ihr gemessen habt und was euch überrascht hat.'), side: 'right' },
          },
          { kind: 'Gallery', content: { pictures: [] } },
          { kind: 'Quote', content: { text: 'Ein Satz, der uns in Erinnerung bleibt.', source: 'Aus unserer Gruppe' } },
        ],
      },
    ],
  },
};
