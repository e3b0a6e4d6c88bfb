import { COUNT, GRADE, GROUP, LANGUAGE, LENGTH, LEVEL, PROFICIENCY, TEXT, TOPIC } from '../fields.js';
import type { MiniTool } from '../shape.js';

/** Reading, writing, speaking. */
export const language: readonly MiniTool[] = [
  {
    id: 'vocabulary',
    category: 'language',
    icon: 'abc',
    name: { de: 'Wortschatz', en: 'Vocabulary' },
    text: { de: 'Vokabeln mit Beispielen und Übungen', en: 'Words with examples and exercises' },
    fields: [TOPIC, LANGUAGE, PROFICIENCY, { ...COUNT, max: 30, preset: '12' }],
    prompt: {
      de: `Stelle {count} Vokabeln zum Thema {topic} zusammen. Sprache: {language}, Niveau {proficiency}.

Wähle Wörter, die man zum Sprechen über das Thema braucht, mit Verben und Wendungen, nicht nur Hauptwörter. Tabelle: Wort mit Artikel oder Grundform | deutsche Bedeutung | Beispielsatz | womit man es leicht verwechselt. Danach drei kurze Übungen (zuordnen, ergänzen, selbst verwenden) mit Lösungen.`,
      en: `Collect {count} words on the topic {topic}. Language: {language}, proficiency {proficiency}.

Choose words that are needed to talk about the topic, with verbs and phrases, not only nouns. Table: word with article or base form | meaning in English | example sentence | what it is easily confused with. Then three short exercises (match, complete, use) with solutions.`,
    },
  },
  {
    id: 'model-text',
    category: 'language',
    icon: 'pencil',
    name: { de: 'Textmuster', en: 'Model text' },
    text: { de: 'Brief, Bericht, Kommentar als Vorbild', en: 'Letter, report or comment as a model' },
    fields: [
      TOPIC,
      GRADE,
      {
        kind: 'choice',
        id: 'genre',
        label: { de: 'Textsorte', en: 'Kind of text' },
        required: true,
        choices: [
          { value: 'letter', de: 'sachlicher Brief', en: 'formal letter' },
          { value: 'report', de: 'Bericht', en: 'report' },
          { value: 'description', de: 'Beschreibung', en: 'description' },
          { value: 'comment', de: 'Kommentar', en: 'opinion piece' },
          { value: 'argument', de: 'Erörterung', en: 'argumentative essay' },
          { value: 'story', de: 'Erzählung', en: 'story' },
          { value: 'summary', de: 'Inhaltsangabe', en: 'summary' },
          { value: 'application', de: 'Bewerbung', en: 'application' },
        ],
        preset: 'report',
      },
      LENGTH,
      LEVEL,
    ],
    prompt: {
      de: `Schreibe einen Mustertext für {grade}. Textsorte: {genre}. Thema: {topic}. Sprachniveau: {level}.

So gut, wie ihn jemand in diesem Alter nach viel Übung schreiben könnte, {length}. Danach: **Aufbau** als Tabelle (Absatz | Aufgabe im Text | auffällige Formulierung), **Baukasten** mit acht Wendungen der Textsorte, **Checkliste** mit sechs Punkten zum Selbstprüfen.`,
      en: `Write a model text for {grade}. Kind of text: {genre}. Topic: {topic}. Language: {level}.

As good as somebody of this age could write it after much practice, {length}. Then: **structure** as a table (paragraph | its job | striking phrase), **toolbox** with eight phrases of this kind of text, **checklist** with six points for checking oneself.`,
    },
  },
  {
    id: 'speaking-prompts',
    category: 'language',
    icon: 'microphone',
    name: { de: 'Sprechanlässe', en: 'Speaking prompts' },
    text: { de: 'Gespräche für zwei oder vier', en: 'Conversations for two or four' },
    fields: [TOPIC, LANGUAGE, PROFICIENCY, GRADE, { ...COUNT, max: 12, preset: '6' }],
    prompt: {
      de: `Entwirf {count} Sprechanlässe zum Thema {topic} für {grade}. Gesprochen wird {language}, Niveau {proficiency}.

In jedem gibt es eine echte Lücke: Die eine Person weiß oder will etwas, das die andere nicht weiß oder nicht will. Je Anlass: Karte A, Karte B, vier nützliche Sätze, wann das Gespräch zu Ende ist. Die Karten sind in {language}, Hinweise für die Lehrkraft auf Deutsch.`,
      en: `Design {count} speaking prompts on the topic {topic} for {grade}. Spoken is {language}, proficiency {proficiency}.

Each has a real gap: one person knows or wants something that the other does not. For each: card A, card B, four useful sentences, when the conversation is over. Cards are in {language}, notes for the teacher in English.`,
    },
  },
  {
    id: 'reading-questions',
    category: 'language',
    icon: 'book',
    name: { de: 'Lesefragen', en: 'Reading questions' },
    text: { de: 'Vor, beim und nach dem Lesen', en: 'Before, while and after reading' },
    fields: [TEXT, GRADE, { ...COUNT, preset: '9' }],
    prompt: {
      de: `Schreibe {count} Fragen zu diesem Text für {grade}:
{text}

Verteile sie auf **vor dem Lesen** (Erwartung, Vorwissen), **beim Lesen** (finden, verknüpfen, erschließen) und **nach dem Lesen** (deuten, bewerten, übertragen). Keine Frage ist mit Ja oder Nein beantwortet. Danach für die Lehrkraft eine Tabelle: Frage | erwartete Antwort | Textstelle in höchstens sechs Wörtern.`,
      en: `Write {count} questions on this text for {grade}:
{text}

Spread them over **before reading** (expectation, prior knowledge), **while reading** (find, connect, infer) and **after reading** (interpret, judge, transfer). None can be answered with yes or no. Then for the teacher a table: question | expected answer | passage in at most six words.`,
    },
  },
  {
    id: 'foreign-dialogue',
    category: 'language',
    icon: 'chat',
    name: { de: 'Dialog in der Fremdsprache', en: 'Foreign language dialogue' },
    text: { de: 'Zum Lesen, Hören und Nachspielen', en: 'To read, listen to and act out' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Situation', en: 'Situation' },
        example: { de: 'Am Bahnhof eine Fahrkarte kaufen', en: 'Buying a ticket at the station' },
      },
      LANGUAGE,
      PROFICIENCY,
      { ...COUNT, label: { de: 'Redebeiträge', en: 'Turns' }, min: 6, max: 30, preset: '14' },
      {
        kind: 'text',
        id: 'grammar',
        label: { de: 'Was soll vorkommen?', en: 'What should occur?' },
        example: { de: 'Uhrzeiten, höfliche Fragen', en: 'Times of day, polite questions' },
        required: false,
        maxLength: 120,
      },
    ],
    prompt: {
      de: `Schreibe einen Dialog mit {count} Redebeiträgen. Sprache: {language}, Niveau {proficiency}. Situation: {topic}.{?grammar Darin kommt vor: {grammar}.}

Natürlich, wie Menschen heute sprechen, mit einer kleinen Überraschung. Jede Zeile beginnt mit dem Namen der Rolle und einem Doppelpunkt. Danach: **Wortliste** mit deutscher Bedeutung, vier **Fragen** zum Verstehen in {language} mit Lösungen, **Variation**: dieselbe Situation mit Lücken zum Nachspielen.`,
      en: `Write a dialogue of {count} turns. Language: {language}, proficiency {proficiency}. Situation: {topic}.{?grammar It contains: {grammar}.}

Natural, as people speak today, with a small surprise. Each line begins with the name of the role and a colon. Then: **word list** with meanings in English, four **questions** on understanding in {language} with solutions, **variation**: the same situation with gaps to act out.`,
    },
  },
  {
    id: 'sentence-starters',
    category: 'language',
    icon: 'quote',
    name: { de: 'Satzanfänge', en: 'Sentence starters' },
    text: { de: 'Damit alle mitreden und schreiben können', en: 'So that everybody can join in' },
    fields: [
      { ...TOPIC, label: { de: 'Wofür?', en: 'What for?' }, example: { de: 'Ein Diagramm beschreiben', en: 'Describing a diagram' } },
      GRADE,
      LEVEL,
      { ...COUNT, max: 30, preset: '12' },
    ],
    prompt: {
      de: `Sammle {count} Satzanfänge für {grade}, die hierbei helfen: {topic}. Sprachniveau: {level}.

Ordne sie nach dem, was man sprachlich tut (benennen, vergleichen, begründen, widersprechen, zusammenfassen). Zu jedem Anfang ein vollständiger Beispielsatz zum Thema. Tabelle: Absicht | Satzanfang | Beispiel. Kennzeichne die fünf, die auf ein Plakat gehören.`,
      en: `Collect {count} sentence starters for {grade} that help with: {topic}. Language: {level}.

Order them by what is done with language (naming, comparing, giving reasons, disagreeing, summing up). For each starter one complete example on the topic. Table: purpose | starter | example. Mark the five that belong on a poster.`,
    },
  },
  {
    id: 'poem-help',
    category: 'language',
    icon: 'heart',
    name: { de: 'Hilfe zum Gedicht', en: 'Help with a poem' },
    text: { de: 'Fragen, die beim Deuten weiterhelfen', en: 'Questions that help to interpret' },
    fields: [{ ...TEXT, label: { de: 'Das Gedicht', en: 'The poem' }, maxLength: 3000 }, GRADE, GROUP],
    prompt: {
      de: `Hilf {grade} beim Verstehen dieses Gedichts:
{text}{?group
Zur Lerngruppe: {group}}

Deute es nicht fertig, sondern führe hin. Gib aus: **Erster Eindruck** (zwei Fragen), **Form** (Strophen, Reim, Metrum; nur, was sich am Text zeigen lässt), **Sprache** (drei auffällige Stellen mit Zeile und einer Frage), **Zwei mögliche Deutungen** mit je zwei Belegen für die Lehrkraft, **Schreibauftrag** zum Weiterdichten. Nenne weder Namen noch Jahr, wenn sie nicht dabeistehen.`,
      en: `Help {grade} to understand this poem:
{text}{?group
About the group: {group}}

Do not interpret it for them, lead there. Give: **first impression** (two questions), **form** (stanzas, rhyme, metre; only what the text shows), **language** (three striking passages with line and a question), **two possible readings** with two pieces of evidence each for the teacher, a **writing task** that goes on from it. Name neither author nor year unless they stand there.`,
    },
  },
  {
    id: 'summarise',
    category: 'language',
    icon: 'list',
    name: { de: 'Zusammenfassen', en: 'Summarise' },
    text: { de: 'Das Wichtigste aus deinem Text', en: 'The most important of your text' },
    fields: [TEXT, LEVEL, { ...COUNT, label: { de: 'Sätze', en: 'Sentences' }, preset: '6' }],
    prompt: {
      de: `Fasse diesen Text in höchstens {count} Sätzen zusammen:
{text}

Sprachniveau: {level}. Nur was im Text steht, in eigenen Worten, ohne Wertung, im Präsens. Danach: **Kernaussage** in einem Satz, fünf **Stichwörter**, und was der Text offenlässt.`,
      en: `Summarise this text in at most {count} sentences:
{text}

Language: {level}. Only what the text says, in your own words, without judgement, in the present tense. Then: **main statement** in one sentence, five **key words**, and what the text leaves open.`,
    },
  },
  {
    id: 'grammar-rule',
    category: 'language',
    icon: 'puzzle',
    name: { de: 'Grammatik entdecken', en: 'Discovering grammar' },
    text: { de: 'Von Beispielen zur Regel und zur Übung', en: 'From examples to rule and exercise' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Welche Regel?', en: 'Which rule?' },
        example: { de: 'dass oder das', en: 'Present perfect or simple past' },
      },
      LANGUAGE,
      GRADE,
      GROUP,
    ],
    prompt: {
      de: `Entwirf eine Einheit zum Entdecken einer Grammatikregel für {grade}. Sprache: {language}. Regel: {topic}.{?group
Zur Lerngruppe: {group}}

1. **Beispiele**: acht Sätze, an denen die Regel auffällt
2. **Forscherfragen**: drei, die zur Regel führen
3. **Regel** in einem Satz und als kleine Übersicht
4. **Übung** in drei Stufen mit je vier Aufgaben
5. **Lösungen** und die häufigste Verwechslung. Gibt es Ausnahmen, nenne sie ehrlich.`,
      en: `Design a unit in which {grade} discover a grammar rule. Language: {language}. Rule: {topic}.{?group
About the group: {group}}

1. **Examples**: eight sentences in which the rule stands out
2. **Questions**: three that lead to the rule
3. **Rule** in one sentence and as a small overview
4. **Exercise** in three levels with four tasks each
5. **Solutions** and the most common confusion. If there are exceptions, name them honestly.`,
    },
  },
];
