import { heading, small, text, type WebsiteTemplate, words } from './website-template.js';

/** An issue of a newspaper that a group of pupils writes. */
export const SCHOOL_NEWSPAPER_SITE: WebsiteTemplate = {
  title: 'Schülerzeitung',
  english: 'School newspaper',
  description:
    'Eine Ausgabe mit Aufmacher, Interview, Umfrage und Kultur. Die Redaktion sammelt Texte in einem Dokument, du setzt sie hier und veröffentlichst die Ausgabe. Für die nächste kopierst du die Website.',
  grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE', 'GRADE_LEVEL_HIGH'],
  subjects: ['GERMAN', 'INTERDISCIPLINARY'],
  minutes: 180,
  site: {
    look: { theme: 'papier' },
    pages: [
      {
        name: 'Titel',
        blocks: [
          heading('Der Aufmacher'),
          { kind: 'Text', content: { ...words('Wer, was, wann, wo, warum: die wichtigste Nachricht in fünf Sätzen.'), side: 'above' } },
          { kind: 'Divider' },
          heading('In dieser Ausgabe'),
          {
            kind: 'Columns',
            content: {
              columns: [
                { title: 'Interview', ...words('Fünf Fragen an unsere neue Schulleitung') },
                { title: 'Umfrage', ...words('Was fehlt auf dem Schulhof?') },
                { title: 'Kultur', ...words('Ein Buch, ein Film, ein Spiel') },
              ],
            },
          },
        ],
      },
      {
        name: 'Interview',
        blocks: [
          heading('Fünf Fragen an …'),
          small('Was war dein erster Eindruck von der Schule?'),
          text('Antwort'),
          small('Was würdest du als Erstes ändern?'),
          text('Antwort'),
          { kind: 'Quote', ground: 'sonne', content: { text: 'Der beste Satz aus dem Gespräch.', source: 'Name' } },
        ],
      },
      {
        name: 'Umfrage',
        blocks: [
          heading('Was fehlt auf dem Schulhof?'),
          {
            kind: 'Table',
            content: {
              caption: 'So haben die Klassen geantwortet',
              rows: [
                ['Antwort', 'Stimmen'],
                ['Mehr Bänke', ''],
                ['Ein Trinkbrunnen', ''],
              ],
            },
          },
        ],
      },
      {
        name: 'Redaktion',
        blocks: [
          heading('Wer wir sind'),
          text('Die Redaktion trifft sich jeden Mittwoch in der Bibliothek. Neue sind willkommen.'),
          { kind: 'Contact', content: { name: 'Name der Lehrkraft', role: 'Begleitet die Redaktion', mail: '' } },
        ],
      },
    ],
  },
};
