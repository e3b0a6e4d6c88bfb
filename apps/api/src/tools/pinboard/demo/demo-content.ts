import type { BoardColour } from '@murmel/contracts';

/** Names of people on the board; `T` is its owner. */
export const DEMO_GUESTS = [
  'Mila A.',
  'Jonas B.',
  'Ida K.',
  'Aylin Ç.',
  'Ben D.',
  'Emil L.',
  'Tarek H.',
  'Hira M.',
  'Nour S.',
  'Clara N.',
  'Lotta E.',
] as const;
export type DemoPerson = (typeof DEMO_GUESTS)[number] | 'T';

export interface DemoCard {
  name: string;
  text?: string;
  colour?: BoardColour;
  by: DemoPerson;
  likes?: number;
  comments?: readonly (readonly [by: DemoPerson, text: string])[];
  link?: { url: string; title: string; site: string };
}

export const DEMO_LISTS: readonly { name: string; colour: BoardColour; cards: readonly DemoCard[] }[] = [
  {
    name: 'Tiere',
    colour: 'koralle',
    cards: [
      {
        name: 'Reh',
        text: 'Rehe fressen Knospen und Kräuter. Bei Gefahr bellen sie wie Hunde!',
        by: 'Mila A.',
        likes: 8,
        comments: [
          ['Ben D.', 'Das habe ich schon mal gehört!'],
          ['Clara N.', 'Ich dachte, das war ein Hund.'],
          ['T', 'Gut beobachtet. Man nennt es „schrecken“.'],
        ],
      },
      {
        name: 'Buntspecht',
        text: 'Klopft bis zu 20-mal pro Sekunde.',
        colour: 'koralle',
        by: 'Jonas B.',
        likes: 5,
        comments: [['Hira M.', 'Bekommt der keine Kopfschmerzen?']],
      },
      { name: 'Waldameise', text: 'Trägt das 40-Fache ihres Gewichts.', by: 'Ida K.', likes: 4 },
    ],
  },
  {
    name: 'Pflanzen',
    colour: 'wiese',
    cards: [
      {
        name: 'Warum sind Blätter grün?',
        text: 'Wegen Chlorophyll. Es schluckt rotes und blaues Licht.',
        colour: 'wiese',
        by: 'Aylin Ç.',
        likes: 4,
      },
      {
        name: 'Buchenblatt',
        text: 'Gesammelt an Station 2.',
        by: 'Ben D.',
        likes: 6,
        comments: [
          ['Lotta E.', 'Der Rand hat kleine Haare.'],
          ['Ben D.', 'Stimmt, die sieht man nur im Frühling.'],
        ],
      },
      {
        name: 'Farn',
        text: 'Gibt es schon seit 350 Millionen Jahren.',
        by: 'Emil L.',
        likes: 3,
        comments: [['Nour S.', 'Also vor den Dinos?']],
      },
    ],
  },
  {
    name: 'Pilze',
    colour: 'sonne',
    cards: [
      {
        name: 'Fliegenpilz',
        text: 'Giftig! Lebt mit der Birke zusammen.',
        by: 'Tarek H.',
        likes: 11,
        comments: [
          ['Mila A.', 'Wir haben drei gesehen.'],
          ['Emil L.', 'Schnecken dürfen ihn essen.'],
          ['T', 'Nur anschauen, nicht anfassen.'],
        ],
      },
      {
        name: 'Was ist ein Myzel?',
        colour: 'sonne',
        by: 'Ida K.',
        likes: 2,
        link: { url: 'https://www.nabu.de/', title: 'NABU – Das Netz im Boden', site: 'nabu.de' },
      },
      { name: 'Pfifferling', text: 'Schmeckt auch Schnecken.', by: 'Hira M.', likes: 3 },
    ],
  },
  {
    name: 'Fragen',
    colour: 'himmel',
    cards: [
      {
        name: 'Wie alt wird eine Eiche?',
        colour: 'himmel',
        by: 'Emil L.',
        likes: 9,
        comments: [
          ['Jonas B.', 'Mehr als 1000 Jahre.'],
          ['Aylin Ç.', 'Die am Sportplatz ist 300.'],
        ],
      },
      { name: 'Darf man im Wald übernachten?', colour: 'pflaume', by: 'Nour S.', likes: 7 },
      {
        name: 'Wo schlafen Vögel?',
        by: 'Clara N.',
        likes: 5,
        comments: [
          ['Ida K.', 'Auf dem Ast, ohne runterzufallen.'],
          ['Tarek H.', 'Spechte in der Höhle.'],
          ['Mila A.', 'Mauersegler sogar im Flug!'],
          ['Clara N.', 'Wow, danke!'],
        ],
      },
      { name: 'Jahresringe zählen', colour: 'sonne', by: 'T', comments: [['Emil L.', 'Ich zähle 64.']] },
    ],
  },
];
