import type { BoardColour, CardKind, Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';

type CardRectangle = readonly [x: number, y: number, width: number, height: number];
interface TemplateCard {
  kind: CardKind;
  place: CardRectangle;
  title?: string;
  colour?: BoardColour;
  content?: Readonly<Record<string, Json>>;
}
export interface TemplatePage {
  name: string;
  cards: readonly TemplateCard[];
}
type BoardTemplate = Omit<ProductTemplate, 'source' | 'content'> & { pages: readonly TemplatePage[] };

function text(
  place: CardRectangle,
  colour: BoardColour,
  heading: string,
  lines: readonly string[],
  shape: 'paragraph' | 'bullets' | 'tasks' = 'paragraph',
): TemplateCard {
  const runs = lines.map((line) => [{ text: line }]);
  const body: Json[] =
    shape === 'bullets'
      ? [{ type: 'bullets', items: runs }]
      : shape === 'tasks'
        ? [{ type: 'tasks', items: runs.map((line) => ({ runs: line })) }]
        : runs.map((line) => ({ type: 'paragraph', runs: line }));
  return { kind: 'text', place, colour, content: { text: [{ type: 'heading', runs: [{ text: heading }] }, ...body] } };
}
const timer = (place: CardRectangle, minutes: number): TemplateCard => ({
  kind: 'timer',
  place,
  title: 'Noch',
  content: { seconds: minutes * 60 },
});
const mode = (place: CardRectangle, how: 'silent' | 'partner' | 'group' | 'discussion'): TemplateCard => ({
  kind: 'work_mode',
  place,
  title: 'Arbeitsform',
  content: { mode: how },
});
const light = (place: CardRectangle, colour: 'red' | 'yellow' | 'green'): TemplateCard => ({
  kind: 'stoplight',
  place,
  title: 'Lautstärke',
  content: { light: colour, words: { red: 'Stille', yellow: 'Flüstern', green: 'Reden' } },
});

export const TEACHING_BOARD_TEMPLATE_CONTENT: readonly BoardTemplate[] = [
  {
    title: 'Think – Pair – Share',
    english: 'Think – pair – share',
    description:
      'Drei Seiten für drei Phasen: allein denken, zu zweit austauschen, im Ganzen teilen. Schreibe nur deine Frage auf die erste Seite. Zeit, Lautstärke und Arbeitsform stehen auf jeder Seite bereit.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE', 'GRADE_LEVEL_HIGH'],
    subjects: ['INTERDISCIPLINARY'],
    minutes: 25,
    pages: [
      {
        name: 'Think',
        cards: [
          text([1, 1, 38, 34], 'sonne', 'Denke allein nach', [
            'Unsere Frage: …',
            'Schreibe mindestens drei Stichwörter auf. Niemand redet, alle kommen zu einer Idee.',
          ]),
          timer([40, 1, 23, 16], 5),
          mode([40, 18, 11, 17], 'silent'),
          light([52, 18, 11, 17], 'red'),
        ],
      },
      {
        name: 'Pair',
        cards: [
          text(
            [1, 1, 38, 34],
            'wiese',
            'Tauscht euch zu zweit aus',
            [
              'Erzählt nacheinander, je zwei Minuten.',
              'Worin seid ihr euch einig? Wo nicht?',
              'Wählt einen Gedanken aus, den alle hören sollen.',
            ],
            'bullets',
          ),
          timer([40, 1, 23, 16], 8),
          mode([40, 18, 11, 17], 'partner'),
          light([52, 18, 11, 17], 'yellow'),
        ],
      },
      {
        name: 'Share',
        cards: [
          text(
            [1, 1, 38, 34],
            'himmel',
            'Teilt mit allen',
            [
              'Jedes Paar nennt einen Gedanken.',
              'Knüpft an: „Dazu passt …“ oder „Anders sehen wir …“.',
              'Zum Schluss: Welcher Gedanke war neu für dich?',
            ],
            'bullets',
          ),
          timer([40, 1, 23, 16], 10),
          mode([40, 18, 11, 17], 'discussion'),
          light([52, 18, 11, 17], 'green'),
        ],
      },
    ],
  },
  {
    title: 'Stationenlernen mit vier Stationen',
    english: 'Learning stations: four stations',
    description:
      'Eine Tafel, die durch die Stunde führt. Trage auf der zweiten Seite die Aufgaben ein. Nach jedem Durchgang startest du den Timer neu, die Gruppen wechseln im Uhrzeigersinn. Die Würfel entscheiden, welche Station am Ende zuerst vorstellt.',
    grades: ['GRADE_LEVEL_3_4', 'GRADE_LEVEL_LOWER'],
    subjects: ['INTERDISCIPLINARY'],
    minutes: 90,
    pages: [
      {
        name: 'Ablauf',
        cards: [
          text(
            [1, 1, 38, 34],
            'sonne',
            'Heute lernen wir an Stationen',
            ['Gruppen finden', 'Vier Stationen, je 15 Minuten', 'Aufräumen nach jeder Station', 'Ergebnisse vorstellen'],
            'tasks',
          ),
          { kind: 'clock', place: [40, 1, 23, 16] },
          mode([40, 18, 11, 17], 'group'),
          light([52, 18, 11, 17], 'yellow'),
        ],
      },
      {
        name: 'Stationen',
        cards: [
          text([1, 1, 19, 16], 'koralle', 'Station 1', ['Lesen: Lest den Text. Schreibt drei Fragen dazu auf.']),
          text([21, 1, 19, 16], 'wiese', 'Station 2', ['Ausprobieren: Führt den Versuch durch. Zeichnet, was ihr seht.']),
          text([1, 18, 19, 17], 'himmel', 'Station 3', ['Üben: Löst die Karten. Kontrolliert euch gegenseitig.']),
          text([21, 18, 19, 17], 'pflaume', 'Station 4', ['Gestalten: Stellt das Thema in einem Bild ohne Wörter dar.']),
          timer([41, 1, 22, 16], 15),
          light([41, 18, 22, 17], 'yellow'),
        ],
      },
      {
        name: 'Abschluss',
        cards: [
          text(
            [1, 1, 38, 34],
            'beere',
            'Wir stellen vor',
            ['Was habt ihr herausgefunden?', 'Welche Station war am schwierigsten?', 'Welchen Rat gebt ihr der nächsten Gruppe?'],
            'bullets',
          ),
          timer([40, 1, 23, 16], 3),
          { kind: 'dice', place: [40, 18, 23, 17], title: 'Wer beginnt?', content: { count: 1 } },
        ],
      },
    ],
  },
  {
    title: 'Kopfrechnen: Würfelduell',
    english: 'Mental arithmetic: dice duel',
    description:
      'Zehn Minuten zum Stundenanfang. Wirf die Würfel an der Wand. Beide Kinder eines Paares rechnen, wer zuerst richtig antwortet, bekommt einen Strich. Drei Stufen: addieren, multiplizieren, möglichst nah an 24.',
    grades: ['GRADE_LEVEL_3_4', 'GRADE_LEVEL_LOWER'],
    subjects: ['MATH'],
    minutes: 10,
    pages: [
      {
        name: 'Plus',
        cards: [
          text([1, 1, 30, 34], 'sonne', 'Stufe 1: Addiere alle Würfel', [
            'Spielt zu zweit. Wer zuerst richtig rechnet, macht einen Strich.',
            'Bei Gleichstand bekommen beide einen.',
          ]),
          { kind: 'dice', place: [32, 1, 31, 16], title: 'Würfel', content: { count: 4 } },
          timer([32, 18, 20, 17], 3),
          mode([53, 18, 10, 17], 'partner'),
        ],
      },
      {
        name: 'Mal',
        cards: [
          text([1, 1, 30, 34], 'wiese', 'Stufe 2: Multipliziere', [
            'Nenne das Produkt der beiden Würfel.',
            'Profis: Nenne auch die Umkehraufgabe.',
          ]),
          { kind: 'dice', place: [32, 1, 31, 16], title: 'Würfel', content: { count: 2 } },
          timer([32, 18, 20, 17], 3),
          mode([53, 18, 10, 17], 'partner'),
        ],
      },
      {
        name: 'Ziel 24',
        cards: [
          text([1, 1, 30, 34], 'himmel', 'Stufe 3: Möglichst nah an 24', [
            'Benutze alle vier Zahlen genau einmal, mit plus, minus, mal und geteilt.',
            'Beispiel: 6, 4, 3, 3 → 6 · 4 · (3 : 3) = 24',
          ]),
          { kind: 'dice', place: [32, 1, 31, 16], title: 'Würfel', content: { count: 4 } },
          timer([32, 18, 20, 17], 4),
          mode([53, 18, 10, 17], 'partner'),
        ],
      },
    ],
  },
  {
    title: 'Klassenarbeit: Alles im Blick',
    english: 'Class test: everything in view',
    description:
      'Für die Wand während einer Arbeit: Uhr, Restzeit, erlaubte Hilfsmittel und was tun, wer früher fertig ist. Passe Zeit und Hilfsmittel an und öffne nur diese Seite am Beamer.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE', 'GRADE_LEVEL_HIGH'],
    subjects: ['INTERDISCIPLINARY'],
    minutes: 45,
    pages: [
      {
        name: 'Klassenarbeit',
        cards: [
          timer([1, 1, 30, 16], 45),
          { kind: 'clock', place: [32, 1, 20, 16] },
          light([53, 1, 10, 16], 'red'),
          text([1, 18, 20, 17], 'sonne', 'Erlaubt', ['Stifte und Lineal', 'Wörterbuch', 'Getränk am Platz'], 'bullets'),
          text(
            [22, 18, 20, 17],
            'himmel',
            'Tipps',
            ['Lies zuerst alle Aufgaben.', 'Beginne mit der leichtesten.', 'Lies am Ende noch einmal Korrektur.'],
            'bullets',
          ),
          text(
            [43, 18, 20, 17],
            'wiese',
            'Fertig?',
            ['Drehe dein Blatt um.', 'Lies leise in deinem Buch.', 'Bleibe am Platz, bis alle fertig sind.'],
            'bullets',
          ),
        ],
      },
    ],
  },
  {
    title: 'Debatte: Ist das gerecht?',
    english: 'Debate: is that fair?',
    description:
      'Eine Debatte mit festen Redezeiten nach dem Muster von „Jugend debattiert“: Eröffnung, freie Aussprache, Schlussrunde. Schreibe die Streitfrage auf die erste Seite. Vier Personen debattieren, alle anderen beobachten mit Auftrag.',
    grades: ['GRADE_LEVEL_MIDDLE', 'GRADE_LEVEL_HIGH'],
    subjects: ['POLITICS', 'GERMAN', 'ETHICS_PHILOSOPHY'],
    minutes: 45,
    pages: [
      {
        name: 'Vorbereiten',
        cards: [
          text([1, 1, 38, 16], 'sonne', 'Unsere Streitfrage', ['Sollen Noten in Sport abgeschafft werden?']),
          text(
            [1, 18, 38, 17],
            'himmel',
            'Bereitet euch vor',
            ['Zwei Personen für Ja, zwei für Nein.', 'Sammelt drei Argumente mit Beispiel.', 'Überlegt: Was wird die andere Seite sagen?'],
            'bullets',
          ),
          timer([40, 1, 23, 16], 10),
          mode([40, 18, 23, 17], 'group'),
        ],
      },
      {
        name: 'Debattieren',
        cards: [
          text(
            [1, 1, 38, 20],
            'koralle',
            'Drei Runden',
            [
              'Eröffnung: jede Person zwei Minuten, ohne Unterbrechung',
              'Freie Aussprache: zwölf Minuten',
              'Schlussrunde: jede Person eine Minute, keine neuen Argumente',
            ],
            'tasks',
          ),
          text([1, 22, 38, 13], 'wiese', 'Beobachtet', ['Wer geht auf andere ein? Welches Argument trägt am weitesten?']),
          timer([40, 1, 23, 16], 2),
          { kind: 'stopwatch', place: [40, 18, 23, 17], title: 'Freie Aussprache' },
        ],
      },
      {
        name: 'Auswerten',
        cards: [
          text(
            [1, 1, 62, 34],
            'pflaume',
            'Rückmeldung',
            [
              'Sachkenntnis: Was habt ihr erfahren, das ihr nicht wusstet?',
              'Ausdruck: Welcher Satz ist euch im Ohr geblieben?',
              'Gesprächsfähigkeit: Wo wurde wirklich zugehört?',
              'Und ihr: Wer hat die eigene Meinung geändert, und warum?',
            ],
            'bullets',
          ),
        ],
      },
    ],
  },
  {
    title: 'Guten Morgen: Unser Tag',
    english: 'Good morning: our day',
    description:
      'Die Morgentafel für die Grundschule. Am Abend vorher trägst du den Tagesplan ein, am Morgen liest ein Kind ihn vor und hakt ab, was geschafft ist. Die Frage des Tages füllt den Erzählkreis.',
    grades: ['GRADE_LEVEL_1_2', 'GRADE_LEVEL_3_4'],
    subjects: ['GENERAL_STUDIES', 'INTERDISCIPLINARY'],
    minutes: 15,
    pages: [
      {
        name: 'Heute',
        cards: [
          text(
            [1, 1, 26, 34],
            'sonne',
            'Unser Tag',
            ['Erzählkreis', 'Deutsch: …', 'Frühstück und Pause', 'Mathematik: …', 'Sachunterricht: …', 'Aufräumen und Abschied'],
            'tasks',
          ),
          text([28, 1, 24, 16], 'himmel', 'Frage des Tages', ['Wenn du ein Tier wärst: welches, und warum?']),
          { kind: 'clock', place: [53, 1, 10, 16] },
          text([28, 18, 24, 17], 'wiese', 'Dienste', ['Tafel: …', 'Pflanzen: …', 'Austeilen: …'], 'bullets'),
          light([53, 18, 10, 17], 'yellow'),
        ],
      },
      {
        name: 'Abschied',
        cards: [
          text(
            [1, 1, 38, 34],
            'beere',
            'Bevor wir gehen',
            ['Das habe ich heute gelernt: …', 'Jemandem danke ich für …', 'Hausaufgabe: …'],
            'bullets',
          ),
          timer([40, 1, 23, 16], 5),
          mode([40, 18, 23, 17], 'discussion'),
        ],
      },
    ],
  },
];
