import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import type { TemplateList } from '../pinboard-content.js';

type PinboardTemplate = Omit<ProductTemplate, 'source' | 'content'> & { lists: readonly TemplateList[] };

export const PINBOARD_TEMPLATE_CONTENT: readonly PinboardTemplate[] = [
  {
    title: 'Wissen, fragen, lernen: Unser Thema',
    english: 'Know, wonder, learn: our topic',
    description:
      'Die KWL-Methode für den Anfang einer Reihe. Alle füllen die ersten beiden Listen. Die Fragen leiten die Reihe, die dritte Liste wächst bis zur letzten Stunde. Ersetze die Beispielkarten durch euer Thema.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['INTERDISCIPLINARY'],
    minutes: 30,
    lists: [
      [
        'Das wissen wir schon',
        ['So geht es', 'Eine Karte, ein Gedanke. Schreibe in ganzen Sätzen.'],
        ['Beispiel', 'Vulkane liegen oft dort, wo Platten der Erdkruste zusammenstoßen.'],
      ],
      [
        'Das wollen wir wissen',
        ['Gute Fragen', 'Beginne mit warum, wie oder woher: Dann reicht kein Ja oder Nein.'],
        ['Beispiel', 'Woran merkt man, dass ein Vulkan bald ausbricht?'],
      ],
      ['Das haben wir gelernt', ['Am Ende jeder Stunde', 'Zwei Kinder ergänzen je eine Karte und nennen die Frage, die sie beantwortet.']],
    ],
  },
  {
    title: 'Pro und Kontra: Schuluniform',
    english: 'For and against: school uniforms',
    description:
      'Argumente sammeln und gewichten. Zwei Gruppen füllen Pro und Kontra, jede Karte mit Behauptung, Begründung und Beispiel. Dann verteilt jedes Kind drei Herzen. Die drei stärksten Argumente jeder Seite gliedern die Erörterung.',
    grades: ['GRADE_LEVEL_MIDDLE'],
    subjects: ['GERMAN', 'POLITICS'],
    minutes: 45,
    lists: [
      [
        'Auftrag',
        ['1. Sammeln (15 min)', 'Jede Karte enthält Behauptung, Begründung und Beispiel.'],
        ['2. Gewichten (10 min)', 'Gib drei Herzen: für das, was dich überzeugt, nicht für deine Freunde.'],
        ['3. Schreiben', 'Beginne die Erörterung mit dem schwächsten und ende mit dem stärksten Argument.'],
      ],
      [
        'Pro',
        [
          'Weniger Druck durch Marken',
          'Wenn alle dasselbe tragen, fällt nicht auf, wer wenig Geld für Kleidung hat, zum Beispiel bei teuren Schuhen.',
        ],
      ],
      [
        'Kontra',
        [
          'Kleidung drückt aus, wer ich bin',
          'Wer sich nicht selbst kleiden darf, zeigt weniger von sich, zum Beispiel seine Lieblingsmusik.',
        ],
      ],
      ['Unser Ergebnis', ['Kompromiss gesucht', 'Welche Lösung würden beide Seiten mittragen?']],
    ],
  },
  {
    title: 'Zeitstrahl: Von der Weimarer Republik zur Diktatur',
    english: 'Timeline: from the Weimar Republic to dictatorship',
    description:
      'Arbeitsteilige Gruppenarbeit. Jede Gruppe übernimmt eine Liste, ergänzt zwei Ereignisse und schreibt zu jedem Ursache, Verlauf und Folge. Im Rundgang stellt jede Gruppe die Wende vor, die sie für entscheidend hält.',
    grades: ['GRADE_LEVEL_MIDDLE', 'GRADE_LEVEL_HIGH'],
    subjects: ['HISTORY'],
    minutes: 90,
    lists: [
      [
        '1918–1923 Anfang und Krise',
        ['9. November 1918', 'In Berlin wird die Republik ausgerufen.'],
        ['Herbst 1923', 'Die Hyperinflation entwertet die Ersparnisse. Wer verliert, wer gewinnt?'],
      ],
      [
        '1924–1929 Ruhigere Jahre',
        ['1925', 'Verträge von Locarno: Deutschland erkennt seine Westgrenze an.'],
        ['1926', 'Deutschland tritt dem Völkerbund bei.'],
      ],
      [
        '1929–1932 Weltwirtschaftskrise',
        ['Oktober 1929', 'Börsenkrach in New York. Kredite werden abgezogen.'],
        ['Winter 1931/32', 'Rund sechs Millionen Menschen sind arbeitslos gemeldet.'],
      ],
      [
        '1933 Weg in die Diktatur',
        ['30. Januar 1933', 'Hindenburg ernennt Hitler zum Reichskanzler.'],
        ['23. März 1933', 'Der Reichstag stimmt dem Ermächtigungsgesetz zu. Nur die SPD stimmt dagegen.'],
      ],
    ],
  },
  {
    title: 'Klassenrat: Lob, Kritik, Wünsche',
    english: 'Class council: praise, criticism, wishes',
    description:
      'Gerüst für den wöchentlichen Klassenrat. Karten entstehen die Woche über. Die Leitung liest vor, die Zeit misst ein Kind, Beschlüsse werden im Ganzen festgehalten und in der nächsten Woche geprüft. Kritik nennt keine Namen.',
    grades: ['GRADE_LEVEL_3_4', 'GRADE_LEVEL_LOWER'],
    subjects: ['ETHICS_PHILOSOPHY', 'GENERAL_STUDIES'],
    minutes: 45,
    lists: [
      ['Ich lobe', ['Satzanfang', 'Mir hat gefallen, dass …']],
      [
        'Mich stört',
        ['Satzanfang', 'Mich stört, wenn … Ich wünsche mir stattdessen …'],
        ['Unsere Regel', 'Wir sprechen über das, was passiert ist, und nicht über Personen.'],
      ],
      ['Ich wünsche mir', ['Satzanfang', 'Für unsere Klasse wünsche ich mir …']],
      ['Das haben wir beschlossen', ['So schreiben wir es auf', 'Was gilt? Ab wann? Wer achtet darauf? Wann prüfen wir es?']],
    ],
  },
  {
    title: 'Versuchsprotokoll: Was schwimmt, was sinkt?',
    english: 'Experiment: what floats, what sinks?',
    description:
      'Forschendes Lernen im Sachunterricht. Material: Schüssel mit Wasser, Kork, Münze, Apfel, Knetkugel, Holzklotz, Stein. Zuerst vermuten, dann prüfen, dann erklären. Fotos der Versuche kommen auf die Karten. Zum Schluss: Wie muss Knete geformt sein, damit sie schwimmt?',
    grades: ['GRADE_LEVEL_1_2', 'GRADE_LEVEL_3_4'],
    subjects: ['GENERAL_STUDIES', 'PHYSICS'],
    minutes: 90,
    lists: [
      [
        'Wir vermuten',
        ['Kork', 'Ich glaube, er schwimmt, weil …'],
        ['Münze', 'Ich glaube, sie …, weil …'],
        ['Knetkugel', 'Ich glaube, sie …, weil …'],
      ],
      [
        'Wir prüfen',
        ['So geht es', 'Lege jeden Gegenstand vorsichtig ins Wasser. Zähle langsam bis fünf. Mache ein Foto.'],
        ['Ergebnis', 'Es schwimmen: … Es sinken: …'],
      ],
      [
        'Wir erklären',
        ['Satzhilfe', 'Es kommt nicht nur darauf an, wie schwer etwas ist, sondern auch …'],
        ['Forscherauftrag', 'Forme die Knete so, dass sie schwimmt. Was hast du verändert?'],
      ],
    ],
  },
  {
    title: 'Galerie der Gedichte',
    english: 'Gallery of poems',
    description:
      'Kreatives Schreiben mit Rückmeldung. Jedes Kind schreibt ein Elfchen auf eine Karte, ein Bild darf dazu. Im zweiten Schritt bekommt jede Karte mindestens zwei Kommentare nach den Regeln in der ersten Liste. Zum Schluss liest vor, wer mag.',
    grades: ['GRADE_LEVEL_3_4', 'GRADE_LEVEL_LOWER'],
    subjects: ['GERMAN'],
    minutes: 60,
    lists: [
      [
        'So entsteht ein Elfchen',
        ['Der Bauplan', 'Fünf Zeilen mit 1, 2, 3, 4 und 1 Wort: zusammen elf.'],
        ['Ein Beispiel', 'Nebel / graue Decke / liegt am Fluss / wo sind die Häuser / Stille'],
        ['Rückmeldung geben', 'Nenne ein Bild, das du vor dir siehst, und ein Wort, das du nicht ändern würdest.'],
      ],
      ['Herbst'],
      ['Stadt'],
      ['Mut'],
    ],
  },
];
