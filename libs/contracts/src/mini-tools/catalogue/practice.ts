import { COUNT, GRADE, GROUP, LENGTH, LEVEL, MINUTES, SUBJECT, TEXT, TOPIC } from '../fields.js';
import type { MiniTool } from '../shape.js';

/** Practising, checking, playing. */
export const practice: readonly MiniTool[] = [
  {
    id: 'quiz-questions',
    category: 'practice',
    icon: 'question',
    featured: true,
    name: { de: 'Quizfragen', en: 'Quiz questions' },
    text: { de: 'Fragen zum Ankreuzen mit Lösungen', en: 'Multiple choice with solutions' },
    fields: [TOPIC, SUBJECT, GRADE, COUNT, { ...TEXT, label: { de: 'Aus diesem Text', en: 'From this text' }, required: false }],
    prompt: {
      de: `Schreibe {count} Quizfragen zum Thema {topic} im Fach {subject}, {grade}.{?text
Frage nur nach dem, was in diesem Text steht:
{text}}

Jede Frage hat vier Antworten, genau eine ist richtig. Falsche Antworten sind typische Irrtümer, ähnlich lang wie die richtige, keine Scherze, kein „alle Antworten“. Steigere die Schwierigkeit. Gib je Frage aus: Frage, A bis D, danach am Ende getrennt eine **Lösungstabelle**: Nummer | richtig | warum.`,
      en: `Write {count} quiz questions on the topic {topic} in the subject {subject}, {grade}.{?text
Ask only about what stands in this text:
{text}}

Each question has four answers, exactly one is right. Wrong answers are typical mistakes, about as long as the right one, no jokes, no “all of the above”. Increase the difficulty. Give for each: question, A to D, and at the end, apart, a **solution table**: number | right | why.`,
    },
  },
  {
    id: 'gap-text',
    category: 'practice',
    icon: 'gap',
    name: { de: 'Lückentext', en: 'Gap text' },
    text: { de: 'Aus deinem Text, mit Wortspeicher', en: 'From your text, with a word bank' },
    fields: [
      TEXT,
      GRADE,
      { ...COUNT, label: { de: 'Lücken', en: 'Gaps' }, preset: '10' },
      {
        kind: 'choice',
        id: 'focus',
        label: { de: 'Was soll fehlen?', en: 'What is left out?' },
        required: true,
        choices: [
          { value: 'terms', de: 'Fachwörter', en: 'technical terms' },
          { value: 'verbs', de: 'Verben', en: 'verbs' },
          { value: 'links', de: 'Bindewörter', en: 'linking words' },
          { value: 'numbers', de: 'Zahlen und Namen', en: 'numbers and names' },
        ],
        preset: 'terms',
      },
    ],
    prompt: {
      de: `Mache aus diesem Text einen Lückentext mit {count} Lücken für {grade}:
{text}

Es fehlen: {focus}. Jede Lücke ist aus dem Zusammenhang eindeutig zu füllen, höchstens eine je Satz, der erste Satz bleibt ganz. Schreibe jede Lücke mit ihrer Lösung in geschweiften Klammern, damit sie sich in ein Arbeitsblatt einfügen lässt. Darunter der **Wortspeicher** in alphabetischer Reihenfolge mit zwei Wörtern, die nicht passen. Kürze den Text, wenn er länger als 200 Wörter ist.`,
      en: `Turn this text into a gap text with {count} gaps for {grade}:
{text}

Left out: {focus}. Each gap can be filled from its context without doubt, at most one per sentence, the first sentence stays whole. Write each gap with its solution in curly brackets, so that it can be pasted into a worksheet. Below, the **word bank** in alphabetical order with two words that do not fit. Shorten the text if it has more than 200 words.`,
    },
  },
  {
    id: 'role-play',
    category: 'practice',
    icon: 'masks',
    name: { de: 'Rollenspiel', en: 'Role play' },
    text: { de: 'Rollen, Karten und Beobachtung', en: 'Roles, cards and observation' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Situation', en: 'Situation' },
        example: { de: 'Der Gemeinderat streitet über eine Radspur', en: 'The council argues about a bicycle lane' },
      },
      GRADE,
      { ...COUNT, label: { de: 'Rollen', en: 'Roles' }, max: 10, preset: '4' },
      { ...MINUTES, preset: '20' },
      GROUP,
    ],
    prompt: {
      de: `Entwirf ein Rollenspiel für {grade}: {topic}. Es gibt {count} Rollen, gespielt wird {minutes} Minuten.{?group
Zur Lerngruppe: {group}}

Alle Rollen haben nachvollziehbare Gründe, keine ist lächerlich oder beleidigend. Gib aus:
1. **Ausgangslage** in fünf Sätzen
2. je Rolle eine **Karte**: wer ich bin, was ich will, drei Argumente, ein Satz zum Anfangen
3. **Beobachtungsauftrag** für alle, die zusehen
4. **Auswertung**: vier Fragen, zuerst zum Gefühl, dann zur Sache
5. wie alle aus ihrer Rolle wieder herauskommen`,
      en: `Design a role play for {grade}: {topic}. There are {count} roles, it is played for {minutes} minutes.{?group
About the group: {group}}

All roles have reasons that can be understood, none is ridiculous or insulting. Give:
1. **Starting point** in five sentences
2. a **card** for each role: who I am, what I want, three arguments, a sentence to begin with
3. **observation task** for all who watch
4. **debriefing**: four questions, first about feelings, then about the matter
5. how everybody leaves their role again`,
    },
  },
  {
    id: 'find-mistakes',
    category: 'practice',
    icon: 'bug',
    name: { de: 'Fehler finden', en: 'Find the mistakes' },
    text: { de: 'Ein Text mit Irrtümern zum Aufspüren', en: 'A text with mistakes to track down' },
    fields: [TOPIC, SUBJECT, GRADE, LENGTH, { ...COUNT, label: { de: 'Fehler', en: 'Mistakes' }, max: 12, preset: '6' }],
    prompt: {
      de: `Schreibe für {grade} im Fach {subject} einen Text ({length}) zum Thema {topic}, in dem genau {count} sachliche Fehler stecken.

Die Fehler sind typische Irrtümer von Lernenden, eindeutig falsch, gleichmäßig verteilt und nicht mit bloßem Hinsehen zu erkennen. Rechtschreibung und alles andere stimmen. Gib aus: **Text** mit nummerierten Sätzen, dann getrennt **Lösung** als Tabelle: Satz | falsch | richtig | warum man das leicht glaubt.`,
      en: `Write a text ({length}) on the topic {topic} in the subject {subject} for {grade} that contains exactly {count} factual mistakes.

The mistakes are typical of learners, clearly wrong, evenly spread and not visible at a glance. Spelling and everything else are right. Give: **text** with numbered sentences, then apart **solution** as a table: sentence | wrong | right | why it is easily believed.`,
    },
  },
  {
    id: 'word-problems',
    category: 'practice',
    icon: 'sum',
    name: { de: 'Sachaufgaben', en: 'Word problems' },
    text: { de: 'Rechengeschichten aus dem Alltag', en: 'Maths stories from everyday life' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Was wird geübt?', en: 'What is practised?' },
        example: { de: 'Prozentrechnung: Grundwert gesucht', en: 'Percentages: looking for the whole' },
      },
      GRADE,
      { ...COUNT, max: 12, preset: '6' },
      LEVEL,
      {
        kind: 'text',
        id: 'world',
        label: { de: 'Woraus sollen sie handeln?', en: 'What are they about?' },
        example: { de: 'Schulkiosk, Klassenfahrt', en: 'School shop, class trip' },
        required: false,
        maxLength: 100,
      },
    ],
    prompt: {
      de: `Schreibe {count} Sachaufgaben für {grade}. Geübt wird: {topic}.{?world Sie handeln von: {world}.} Sprachniveau: {level}.

Die Zahlen sind wirklichkeitsnah und gehen auf. Zwei Aufgaben enthalten eine überflüssige Angabe, in einer fehlt eine Angabe, die man sinnvoll schätzen muss. Von leicht nach schwer. Danach für die Lehrkraft **Lösungen** mit Rechnung und Antwortsatz. Rechne jede Lösung noch einmal nach, bevor du sie ausgibst.`,
      en: `Write {count} word problems for {grade}. Practised is: {topic}.{?world They are about: {world}.} Language: {level}.

Numbers are realistic and work out. Two problems contain a fact that is not needed, in one a fact is missing that must be estimated sensibly. From easy to hard. Then for the teacher **solutions** with calculation and answer sentence. Check each solution once more before you give it.`,
    },
  },
  {
    id: 'riddles',
    category: 'practice',
    icon: 'puzzle',
    name: { de: 'Rätsel', en: 'Riddles' },
    text: { de: 'Wer oder was bin ich?', en: 'Who or what am I?' },
    fields: [TOPIC, GRADE, { ...COUNT, max: 12, preset: '6' }, LEVEL],
    prompt: {
      de: `Schreibe {count} Rätsel „Wer oder was bin ich?“ zum Thema {topic} für {grade}. Sprachniveau: {level}.

Jedes Rätsel hat fünf Hinweise, vom schwersten zum leichtesten, jeder in einem Satz und sachlich richtig. Erst mit dem letzten ist es für alle lösbar. Das gesuchte Wort kommt nicht vor. Lösungen gesammelt am Ende.`,
      en: `Write {count} riddles “Who or what am I?” on the topic {topic} for {grade}. Language: {level}.

Each riddle has five clues, from the hardest to the easiest, each in one sentence and factually right. Only with the last can everybody solve it. The word itself does not appear. All solutions at the end.`,
    },
  },
  {
    id: 'escape-room',
    category: 'practice',
    icon: 'key',
    name: { de: 'Escape-Room', en: 'Escape room' },
    text: { de: 'Rätselkette, die ein Schloss öffnet', en: 'A chain of riddles that opens a lock' },
    fields: [TOPIC, SUBJECT, GRADE, { ...COUNT, label: { de: 'Rätsel', en: 'Riddles' }, max: 8, preset: '4' }, GROUP],
    prompt: {
      de: `Entwirf einen Escape-Room fürs Klassenzimmer zum Thema {topic} im Fach {subject}, {grade}, mit {count} Rätseln in einer Kette.{?group
Zur Lerngruppe: {group}}

Jedes Rätsel lässt sich nur mit Fachwissen lösen und ergibt eine Ziffer; zusammen sind sie der Code. Nur Papier, Stift und Schere. Gib aus: **Geschichte** zum Vorlesen, je Rätsel **Karte**, **Hilfskarte**, **Lösung mit Ziffer**, dann **Code**, **Aufbau** und **Zeitplan** für 30 Minuten. Prüfe am Ende, dass die Ziffern den Code ergeben.`,
      en: `Design a classroom escape room on the topic {topic} in the subject {subject}, {grade}, with {count} riddles in a chain.{?group
About the group: {group}}

Each riddle needs knowledge of the subject and yields one digit; together they are the code. Only paper, pens and scissors. Give: **story** to read out, for each riddle **card**, **help card**, **solution with digit**, then **code**, **set-up** and **schedule** for 30 minutes. Check at the end that the digits make the code.`,
    },
  },
  {
    id: 'memory-cards',
    category: 'practice',
    icon: 'cards',
    name: { de: 'Kartenpaare', en: 'Matching cards' },
    text: { de: 'Paare zum Zuordnen und Wiederholen', en: 'Pairs to match and to revise with' },
    fields: [TOPIC, SUBJECT, GRADE, { ...COUNT, label: { de: 'Paare', en: 'Pairs' }, max: 24, preset: '12' }],
    prompt: {
      de: `Erstelle {count} Kartenpaare zum Thema {topic} im Fach {subject}, {grade}.

Mische drei Sorten: Begriff und Erklärung, Frage und Antwort, Beispiel und Regel. Jede Karte hat höchstens 12 Wörter, jedes Paar ist eindeutig. Tabelle: Nummer | Karte A | Karte B. Darunter drei Spielregeln: zu zweit, in der Gruppe, mit der ganzen Klasse.`,
      en: `Make {count} pairs of cards on the topic {topic} in the subject {subject}, {grade}.

Mix three kinds: term and explanation, question and answer, example and rule. Each card has at most 12 words, each pair is unambiguous. Table: number | card A | card B. Below, three sets of rules: in pairs, in a group, with the whole class.`,
    },
  },
  {
    id: 'think-pair-share',
    category: 'practice',
    icon: 'people',
    name: { de: 'Denken, Austauschen, Vorstellen', en: 'Think, pair, share' },
    text: { de: 'Eine gute Frage und drei Phasen', en: 'One good question and three phases' },
    fields: [TOPIC, SUBJECT, GRADE, { ...MINUTES, preset: '15' }],
    prompt: {
      de: `Plane eine Ich-Du-Wir-Aufgabe (Think-Pair-Share) von {minutes} Minuten zum Thema {topic} im Fach {subject}, {grade}.

Die Frage hat mehr als eine gute Antwort. Je Phase: Minuten, Auftrag wörtlich, Satzanfänge, was sichtbar entsteht. Die Phase zu zweit verlangt eine Entscheidung, nicht nur einen Bericht. Danach: zwei mögliche Ergebnisse, eine Nachfrage für stille und eine für schnelle Paare.`,
      en: `Plan a think-pair-share task of {minutes} minutes on the topic {topic} in the subject {subject}, {grade}.

The question has more than one good answer. For each phase: minutes, task verbatim, sentence starters, what becomes visible. The pair phase asks for a decision, not only for a report. Then: two possible results, a follow-up question for quiet and one for fast pairs.`,
    },
  },
  {
    id: 'pro-and-contra',
    category: 'practice',
    icon: 'scale',
    name: { de: 'Pro und Contra', en: 'For and against' },
    text: { de: 'Argumente für eine faire Diskussion', en: 'Arguments for a fair discussion' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Streitfrage', en: 'Question' },
        example: { de: 'Sollen Handys in der Pause erlaubt sein?', en: 'Should phones be allowed during breaks?' },
      },
      GRADE,
      LEVEL,
    ],
    prompt: {
      de: `Bereite eine Pro-und-Contra-Diskussion für {grade} vor. Streitfrage: {topic}. Sprachniveau: {level}.

Je Seite vier Argumente, gleich stark, jeweils Behauptung, Begründung, Beispiel. Keine Seite wird schlechtgemacht, nichts ist erfunden. Gib aus: Tabelle mit beiden Seiten, **Gegenrede** zu jedem Argument in einem Satz, fünf **Gesprächsregeln**, sechs **Satzanfänge** zum Widersprechen, eine Frage für die Abstimmung vorher und nachher. Bei Themen, die jemanden in der Klasse verletzen können, nenne zuerst, worauf zu achten ist.`,
      en: `Prepare a for-and-against discussion for {grade}. Question: {topic}. Language: {level}.

Four arguments for each side, equally strong, each with claim, reason, example. No side is talked down, nothing is invented. Give: a table with both sides, a **reply** to each argument in one sentence, five **rules**, six **sentence starters** for disagreeing, a question to vote on before and after. If the topic may hurt somebody in class, say first what to be careful about.`,
    },
  },
  {
    id: 'homework-ideas',
    category: 'practice',
    icon: 'home',
    name: { de: 'Hausaufgabenideen', en: 'Homework ideas' },
    text: { de: 'Sinnvoll, kurz, auch ohne Hilfe machbar', en: 'Useful, short, possible without help' },
    fields: [TOPIC, SUBJECT, GRADE, { ...MINUTES, max: 60, preset: '20' }],
    prompt: {
      de: `Schlage sechs Hausaufgaben zum Thema {topic} im Fach {subject}, {grade}, vor, jede in {minutes} Minuten zu schaffen.

Sie gehen ohne Internet, ohne Drucker und ohne Hilfe der Eltern und setzen kein eigenes Zimmer voraus. Zwei zum Üben, zwei zum Beobachten oder Befragen, zwei mit Wahl des Produkts. Je Aufgabe: Auftrag in Du-Form, was mitgebracht wird, wie es in fünf Minuten Unterricht gewürdigt wird.`,
      en: `Suggest six pieces of homework on the topic {topic} in the subject {subject}, {grade}, each to be done in {minutes} minutes.

They need no internet, no printer and no help of parents, and take no room of one’s own for granted. Two for practice, two for observing or interviewing, two with a choice of product. For each: the task, what is brought along, how it is valued in five minutes of a lesson.`,
    },
  },
];
