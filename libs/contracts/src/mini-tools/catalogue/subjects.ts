import { COUNT, GRADE, GROUP, LEVEL, MINUTES, TEXT, TOPIC } from '../fields.js';
import type { MiniTool } from '../shape.js';

/** Mini tools of single subjects: trying out, listening, looking, moving. */
export const subjects: readonly MiniTool[] = [
  {
    id: 'experiment-guide',
    category: 'subjects',
    icon: 'flask',
    name: { de: 'Versuchsanleitung', en: 'Experiment guide' },
    text: { de: 'Schritt für Schritt, mit Sicherheit', en: 'Step by step, with safety' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Was soll gezeigt werden?', en: 'What should be shown?' },
        example: { de: 'Warme Luft steigt auf', en: 'Warm air rises' },
      },
      GRADE,
      { ...MINUTES, min: 5, max: 90, preset: '30' },
      {
        kind: 'text',
        id: 'material',
        label: { de: 'Vorhandenes Material', en: 'Material at hand' },
        example: { de: 'Teelichter, Papier, Faden', en: 'Tea lights, paper, thread' },
        required: false,
        maxLength: 160,
      },
    ],
    prompt: {
      de: `Schreibe eine Versuchsanleitung für {grade}, die in {minutes} Minuten zeigt: {topic}.{?material Vorhanden ist: {material}.}

Nur Stoffe und Geräte, die in der Schule in diesem Alter erlaubt sind; geht es nicht gefahrlos, sage das und schlage etwas anderes vor. Gib aus: **Frage**, **Vermutung** zum Ankreuzen, **Material**, **Durchführung** in nummerierten Schritten, **Beobachtung** als leere Tabelle, **Deutung** mit Hilfewörtern, **Aufräumen**. Für die Lehrkraft: Gefahren und Schutz (mit dem Hinweis, die Gefährdungsbeurteilung der Schule zu prüfen), erwartetes Ergebnis, warum es misslingen kann.`,
      en: `Write an experiment guide for {grade} that shows in {minutes} minutes: {topic}.{?material At hand: {material}.}

Only substances and tools that are allowed at school at this age; if it cannot be done safely, say so and suggest something else. Give: **question**, **hypothesis** to tick, **material**, **procedure** in numbered steps, **observation** as an empty table, **interpretation** with helping words, **tidying up**. For the teacher: hazards and protection (with a note to check the school’s risk assessment), expected result, why it may fail.`,
    },
  },
  {
    id: 'timeline',
    category: 'subjects',
    icon: 'timeline',
    name: { de: 'Zeitleiste', en: 'Timeline' },
    text: { de: 'Ereignisse ordnen und verstehen', en: 'Ordering and understanding events' },
    fields: [
      { ...TOPIC, example: { de: 'Die Revolution von 1848', en: 'The revolution of 1848' } },
      GRADE,
      { ...COUNT, label: { de: 'Ereignisse', en: 'Events' }, preset: '10' },
      LEVEL,
    ],
    prompt: {
      de: `Erstelle eine Zeitleiste mit {count} Ereignissen zum Thema {topic} für {grade}. Sprachniveau: {level}.

Nimm nur Ereignisse, deren Datum du sicher kennst; sonst schreibe „um“ und kennzeichne sie. Berücksichtige auch den Alltag und Menschen, die selten genannt werden. Tabelle: Datum | Ereignis in einem Satz | warum es zählt | Folge für. Danach drei Aufträge: ordnen, verbinden, beurteilen.`,
      en: `Make a timeline of {count} events on the topic {topic} for {grade}. Language: {level}.

Take only events whose date you know for certain; otherwise write “around” and mark them. Include everyday life and people who are rarely named. Table: date | event in one sentence | why it matters | led to. Then three tasks: order, connect, judge.`,
    },
  },
  {
    id: 'source-criticism',
    category: 'subjects',
    icon: 'search',
    name: { de: 'Quellenkritik', en: 'Source criticism' },
    text: { de: 'Fragen an eine Quelle, Schritt für Schritt', en: 'Questions to a source, step by step' },
    fields: [
      { ...TEXT, label: { de: 'Die Quelle', en: 'The source' } },
      {
        ...TOPIC,
        label: { de: 'Woher stammt sie?', en: 'Where is it from?' },
        example: { de: 'Flugblatt, Berlin, März 1848', en: 'Leaflet, Berlin, March 1848' },
      },
      GRADE,
    ],
    prompt: {
      de: `Entwirf Aufgaben zur Quellenkritik für {grade}. Die Quelle ({topic}):
{text}

1. **Äußere Kritik**: wer, wann, wo, für wen, welche Art von Quelle; nur aus dem, was vorliegt
2. **Innere Kritik**: Kernaussage, Wortwahl mit Belegstellen, was verschwiegen wird
3. **Einordnung**: welche weitere Quelle man bräuchte und warum
4. **Urteil**: Wie glaubwürdig, wofür brauchbar?
Je Schritt zwei Fragen für die Lernenden und darunter, eingerückt, eine Musterantwort für die Lehrkraft. Was die Quelle nicht hergibt, ergänzt du nicht.`,
      en: `Design tasks on source criticism for {grade}. The source ({topic}):
{text}

1. **External criticism**: who, when, where, for whom, what kind of source; only from what is there
2. **Internal criticism**: main statement, choice of words with evidence, what is left out
3. **Context**: which further source would be needed and why
4. **Judgement**: how credible, useful for what?
For each step two questions for learners and below, indented, a model answer for the teacher. What the source does not say, you do not add.`,
    },
  },
  {
    id: 'fact-check',
    category: 'subjects',
    icon: 'check',
    name: { de: 'Faktencheck', en: 'Fact check' },
    text: { de: 'Behauptungen prüfen lernen', en: 'Learning to check claims' },
    fields: [TOPIC, GRADE, { ...COUNT, label: { de: 'Behauptungen', en: 'Claims' }, max: 10, preset: '6' }],
    prompt: {
      de: `Entwirf eine Übung zum Faktencheck für {grade} mit {count} Behauptungen zum Thema {topic}.

Mische wahre, falsche, verkürzte und nicht prüfbare Behauptungen, so wie sie in sozialen Netzwerken stehen könnten, ohne Hetze und ohne echte Personen. Gib aus: **Behauptungen** nummeriert, **Prüfschritte** (Wer sagt das? Woher weiß man das? Was sagen andere?), **Auftrag** für Gruppen. Für die Lehrkraft: Tabelle Behauptung | Einordnung | Grund | wo Lernende nachsehen können (Art der Stelle, keine erfundenen Adressen).`,
      en: `Design a fact-checking exercise for {grade} with {count} claims on the topic {topic}.

Mix true, false, shortened and unverifiable claims as they might stand in social networks, without hate and without real people. Give: numbered **claims**, **steps** (who says so, how do they know, what do others say?), a **task** for groups. For the teacher: table claim | verdict | reason | where learners can look (kind of place, no invented addresses).`,
    },
  },
  {
    id: 'coding-exercise',
    category: 'subjects',
    icon: 'code',
    name: { de: 'Programmieraufgabe', en: 'Coding exercise' },
    text: { de: 'Aufgabe, Gerüst, Lösung und Testfälle', en: 'Task, scaffold, solution and test cases' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Was wird geübt?', en: 'What is practised?' },
        example: { de: 'Schleifen mit Zähler', en: 'Loops with a counter' },
      },
      GRADE,
      {
        kind: 'choice',
        id: 'code',
        label: { de: 'Programmiersprache', en: 'Programming language' },
        required: true,
        choices: [
          { value: 'python', de: 'Python', en: 'Python' },
          { value: 'scratch', de: 'Scratch', en: 'Scratch' },
          { value: 'javascript', de: 'JavaScript', en: 'JavaScript' },
          { value: 'java', de: 'Java', en: 'Java' },
          { value: 'html', de: 'HTML und CSS', en: 'HTML and CSS' },
          { value: 'sql', de: 'SQL', en: 'SQL' },
          { value: 'unplugged', de: 'ohne Computer', en: 'without a computer' },
        ],
        preset: 'python',
      },
      GROUP,
    ],
    prompt: {
      de: `Entwirf eine Programmieraufgabe ({code}) für {grade}. Geübt wird: {topic}.{?group
Zur Lerngruppe: {group}}

Die Aufgabe ist in eine kleine, sinnvolle Geschichte gekleidet und in 30 Minuten zu schaffen. Gib aus: **Aufgabe**, **Gerüst** mit Lücken, **drei Tipps** von allgemein bis konkret, **Testfälle** als Tabelle (Eingabe | erwartet), **Erweiterung**. Für die Lehrkraft: kommentierte **Lösung** und drei typische Fehler mit ihrer Meldung. Gehe die Lösung mit jedem Testfall in Gedanken durch.`,
      en: `Design a coding exercise ({code}) for {grade}. Practised is: {topic}.{?group
About the group: {group}}

The task has a small sensible story and takes 30 minutes. Give: **task**, **scaffold** with gaps, **three hints** from general to concrete, **test cases** as a table (input | expected), **extension**. For the teacher: commented **solution** and three typical mistakes with their message. Walk through the solution with each test case.`,
    },
  },
  {
    id: 'listening-tasks',
    category: 'subjects',
    icon: 'music',
    name: { de: 'Musik hören', en: 'Listening to music' },
    text: { de: 'Höraufträge zu einem Musikstück', en: 'Listening tasks for a piece of music' },
    fields: [
      { ...TOPIC, label: { de: 'Welches Stück?', en: 'Which piece?' }, example: { de: 'Smetana: Die Moldau', en: 'Smetana: The Moldau' } },
      GRADE,
      { ...MINUTES, preset: '20' },
    ],
    prompt: {
      de: `Entwirf Höraufträge von {minutes} Minuten für {grade} zu diesem Stück: {topic}.

Für drei Durchgänge: **1. Wirkung** (ohne Vorwissen, mit Bewegung oder Farbe), **2. Bausteine** (Instrumente, Tempo, Dynamik, Form; je ein Auftrag für eine Gruppe), **3. Zusammenhang** (Entstehung, Absicht). Gib je Durchgang Auftrag, Wortspeicher und erwartete Antworten aus. Kennst du das Stück nicht sicher, sage es und schreibe Aufträge, die zu jedem Stück dieser Art passen; nenne dann keine Zeitangaben.`,
      en: `Design listening tasks of {minutes} minutes for {grade} on this piece: {topic}.

For three rounds: **1. effect** (without prior knowledge, with movement or colour), **2. elements** (instruments, tempo, dynamics, form; one task per group), **3. context** (origin, intention). Give task, word bank and expected answers for each round. If you do not know the piece for certain, say so and write tasks that fit any piece of this kind, without time stamps.`,
    },
  },
  {
    id: 'art-description',
    category: 'subjects',
    icon: 'brush',
    name: { de: 'Bildbeschreibung', en: 'Describing a picture' },
    text: { de: 'Sehen, beschreiben, deuten', en: 'Seeing, describing, interpreting' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Welches Bild?', en: 'Which picture?' },
        example: { de: 'Caspar David Friedrich: Das Eismeer', en: 'Caspar David Friedrich: The Sea of Ice' },
      },
      GRADE,
      LEVEL,
    ],
    prompt: {
      de: `Entwirf ein Arbeitsblatt zur Bildbetrachtung für {grade}: {topic}. Sprachniveau: {level}.

Vier Schritte: **Erster Blick** (30 Sekunden, dann abdecken), **Beschreiben** (Vorder-, Mittel-, Hintergrund, Farben, Linien), **Deuten** (Wirkung mit Belegen), **Weiterdenken** (gestalterischer Auftrag). Je Schritt zwei Aufträge und ein Wortspeicher mit sechs Wörtern. Beschreibe das Bild nicht selbst, und behaupte nichts, was man nicht sehen kann.`,
      en: `Design a worksheet on looking at a picture for {grade}: {topic}. Language: {level}.

Four steps: **first look** (30 seconds, then cover), **describe** (foreground, middle, background, colours, lines), **interpret** (effect with evidence), **go on** (a creative task). For each step two tasks and a word bank of six words. Do not describe the picture yourself, and claim nothing that cannot be seen.`,
    },
  },
  {
    id: 'sports-circuit',
    category: 'subjects',
    icon: 'run',
    name: { de: 'Sport-Zirkel', en: 'Sports circuit' },
    text: { de: 'Stationen für Halle oder Hof', en: 'Stations for gym or yard' },
    fields: [
      { ...TOPIC, label: { de: 'Schwerpunkt', en: 'Focus' }, example: { de: 'Gleichgewicht und Kraft', en: 'Balance and strength' } },
      GRADE,
      { ...COUNT, label: { de: 'Stationen', en: 'Stations' }, max: 12, preset: '8' },
      {
        kind: 'text',
        id: 'material',
        label: { de: 'Geräte', en: 'Equipment' },
        example: { de: 'Bänke, Matten, Seile', en: 'Benches, mats, ropes' },
        required: false,
        maxLength: 160,
      },
      GROUP,
    ],
    prompt: {
      de: `Entwirf einen Zirkel mit {count} Stationen für den Sportunterricht, {grade}. Schwerpunkt: {topic}.{?material Geräte: {material}.}{?group
Zur Lerngruppe: {group}}

Belastung und Pause passen zum Alter, gegenüberliegende Muskelgruppen wechseln sich ab, kein Messen gegeneinander. Tabelle: Station | Übung in zwei Sätzen | leichter | schwerer | Sicherheit. Dazu Aufwärmen, Wechselzeiten, Aufbau in Worten und ein ruhiger Abschluss.`,
      en: `Design a circuit with {count} stations for physical education, {grade}. Focus: {topic}.{?material Equipment: {material}.}{?group
About the group: {group}}

Effort and rest fit the age, opposite muscle groups alternate, nobody competes. Table: station | exercise in two sentences | easier | harder | safety. Add warm-up, changeover times, set-up in words and a calm ending.`,
    },
  },
  {
    id: 'mnemonics',
    category: 'subjects',
    icon: 'bulb',
    name: { de: 'Eselsbrücken', en: 'Mnemonics' },
    text: { de: 'Merksätze, die hängen bleiben', en: 'Lines that stay in mind' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Was soll man sich merken?', en: 'What is to be remembered?' },
        example: { de: 'Die Reihenfolge der Planeten', en: 'The order of the planets' },
      },
      GRADE,
    ],
    prompt: {
      de: `Erfinde Merkhilfen für {grade} zu: {topic}.

Je zwei davon: Merksatz mit Anfangsbuchstaben, Reim oder Rhythmus, Bild im Kopf, Bewegung. Sie sind sachlich richtig, jugendfrei und kommen ohne Klischees aus. Nenne zu jeder, wofür sie steht, und wo sie in die Irre führen kann. Zum Schluss eine Minute Abfrage zu zweit.`,
      en: `Invent memory aids for {grade} for: {topic}.

Two of each: sentence of first letters, rhyme or rhythm, picture in the mind, movement. They are factually right, suitable for the age and without stereotypes. Say for each what it stands for and where it may mislead. At the end, one minute of quizzing in pairs.`,
    },
  },
];
