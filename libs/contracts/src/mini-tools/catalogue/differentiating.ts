import { COUNT, GRADE, GROUP, LANGUAGE, LEVEL, SUBJECT, TEXT, TOPIC } from '../fields.js';
import type { MiniTool } from '../shape.js';

/** The same content, different ways. */
export const differentiating: readonly MiniTool[] = [
  {
    id: 'three-levels',
    category: 'differentiating',
    icon: 'stairs',
    featured: true,
    name: { de: 'Text in drei Stufen', en: 'Text in three levels' },
    text: { de: 'Derselbe Inhalt leicht, mittel und schwer', en: 'The same content easy, medium and hard' },
    fields: [TEXT, GRADE, GROUP],
    prompt: {
      de: `Schreibe diesen Text für {grade} in drei Fassungen:
{text}{?group
Zur Lerngruppe: {group}}

Alle drei Fassungen sagen dasselbe, in derselben Reihenfolge und mit denselben Fachwörtern, damit die Klasse danach gemeinsam darüber sprechen kann.
- **Leicht**: kurze Sätze, höchstens 100 Wörter, Fachwörter in Klammern erklärt
- **Mittel**: klare Sätze, Fachwörter beim ersten Mal erklärt
- **Schwer**: etwas länger als das Original, mit Zusammenhängen und Fachsprache, aber ohne neue Fakten
Darunter drei Fragen, die mit jeder Fassung zu beantworten sind.`,
      en: `Write this text for {grade} in three versions:
{text}{?group
About the group: {group}}

All three say the same, in the same order and with the same technical terms, so that the class can talk about it together afterwards.
- **Easy**: short sentences, at most 100 words, terms explained in brackets
- **Medium**: clear sentences, terms explained the first time
- **Hard**: slightly longer than the original, with connections and technical language, but without new facts
Below, three questions that can be answered with each version.`,
    },
  },
  {
    id: 'plain-language',
    category: 'differentiating',
    icon: 'typography',
    name: { de: 'Einfache Sprache', en: 'Plain language' },
    text: { de: 'Ein Text auf dem Sprachniveau, das du wählst', en: 'A text at the language level you choose' },
    fields: [TEXT, GRADE, LEVEL],
    prompt: {
      de: `Schreibe diesen Text für {grade} neu. Sprachniveau: {level}.
{text}

Behalte alle wichtigen Aussagen und ihre Reihenfolge, füge keine hinzu. Ein Gedanke je Satz, Verben statt Hauptwörter, Zahlen als Ziffern, auf Stufe 1 lange Wörter mit Mediopunkt getrennt. Gib aus: Überschrift, Text in kurzen Absätzen mit Zwischenüberschriften, danach **Wörter** als Liste: Wort: Erklärung in einem Satz.`,
      en: `Rewrite this text for {grade}. Language: {level}.
{text}

Keep all important statements and their order, add none. One thought per sentence, verbs instead of nouns, numbers as digits. Give: a heading, the text in short paragraphs with subheadings, then **Words** as a list: word: explanation in one sentence.`,
    },
  },
  {
    id: 'graded-hints',
    category: 'differentiating',
    icon: 'bulb',
    name: { de: 'Gestufte Hilfen', en: 'Graded hints' },
    text: { de: 'Tipp 1, 2 und 3 zu einer Aufgabe', en: 'Hints 1, 2 and 3 for a task' },
    fields: [{ ...TEXT, label: { de: 'Die Aufgabe', en: 'The task' }, maxLength: 2000 }, SUBJECT, GRADE],
    prompt: {
      de: `Schreibe gestufte Hilfen zu dieser Aufgabe im Fach {subject}, {grade}:
{text}

- **Tipp 1** hilft, die Aufgabe zu verstehen (Worum geht es? Was ist gegeben?)
- **Tipp 2** nennt einen Weg oder ein Hilfsmittel, ohne ihn zu gehen
- **Tipp 3** macht den ersten Schritt vor
Jeder Tipp hat höchstens 40 Wörter, steht für sich und passt auf eine Karte. Danach für die Lehrkraft: **Lösung** mit Rechenweg oder Begründung und zwei typische Fehler. Ist die Aufgabe unklar oder nicht lösbar, sage das zuerst.`,
      en: `Write graded hints for this task in the subject {subject}, {grade}:
{text}

- **Hint 1** helps to understand the task (what is it about, what is given?)
- **Hint 2** names a way or a tool without using it
- **Hint 3** shows the first step
Each hint has at most 40 words, stands by itself and fits on a card. Then for the teacher: **solution** with all steps or reasons, and two typical mistakes. If the task is unclear or cannot be solved, say so first.`,
    },
  },
  {
    id: 'bilingual-words',
    category: 'differentiating',
    icon: 'language',
    name: { de: 'Wortliste zweisprachig', en: 'Bilingual word list' },
    text: { de: 'Fachwörter mit Übersetzung und Beispiel', en: 'Terms with translation and example' },
    fields: [TOPIC, SUBJECT, GRADE, LANGUAGE, { ...COUNT, max: 30, preset: '12' }],
    prompt: {
      de: `Stelle eine zweisprachige Wortliste mit {count} Fachwörtern zum Thema {topic} im Fach {subject}, {grade}, zusammen. Zweite Sprache: {language}.

Wähle Wörter, ohne die man dem Unterricht nicht folgen kann. Tabelle: Deutsch mit Artikel und Plural | {language} | kurze Erklärung auf Deutsch | Beispielsatz auf Deutsch. Bei nichtlateinischer Schrift steht die Aussprache in Klammern. Darunter fünf Satzmuster zum Mitreden, in beiden Sprachen. Übersetzungen, bei denen du unsicher bist, kennzeichnest du.`,
      en: `Make a bilingual list of {count} technical terms on the topic {topic} in the subject {subject}, {grade}. Languages: German and {language}.

Choose words without which nobody can follow the lesson. Table: German with article and plural | {language} | short explanation in English | example sentence in German. For scripts that are not Latin, give the pronunciation in brackets. Below, five sentence patterns for joining in, in both languages. Mark translations that you are not sure of.`,
    },
  },
  {
    id: 'bloom-questions',
    category: 'differentiating',
    icon: 'question',
    name: { de: 'Fragen nach Bloom', en: 'Bloom’s questions' },
    text: { de: 'Vom Erinnern bis zum Erschaffen', en: 'From remembering to creating' },
    fields: [TOPIC, SUBJECT, GRADE, LEVEL],
    prompt: {
      de: `Formuliere zum Thema {topic} im Fach {subject}, {grade}, je zwei Fragen oder Aufträge für die sechs Stufen nach Bloom: erinnern, verstehen, anwenden, analysieren, bewerten, erschaffen. Sprachniveau: {level}.

Jeder Auftrag beginnt mit einem Operator. Tabelle: Stufe | Auftrag | eine gute Antwort in Stichworten. Kennzeichne den Auftrag, der sich am besten für ein Gespräch der ganzen Klasse eignet.`,
      en: `Write two questions or tasks each for the six levels of Bloom’s taxonomy (remember, understand, apply, analyse, evaluate, create) on the topic {topic} in the subject {subject}, {grade}. Language: {level}.

Each task begins with a command word. Table: level | task | a good answer in key words. Mark the task that suits a discussion of the whole class best.`,
    },
  },
  {
    id: 'fast-finishers',
    category: 'differentiating',
    icon: 'compass',
    name: { de: 'Aufgaben für Schnelle', en: 'For fast finishers' },
    text: { de: 'Weiterdenken statt mehr vom Gleichen', en: 'Thinking further instead of more of the same' },
    fields: [TOPIC, SUBJECT, GRADE, { ...COUNT, max: 10, preset: '5' }],
    prompt: {
      de: `Entwirf {count} Zusatzaufgaben zum Thema {topic} im Fach {subject}, {grade}, für Lernende, die fertig sind, während andere noch arbeiten.

Keine Aufgabe ist bloß mehr vom Gleichen: Sie lassen umkehren, verallgemeinern, einen Fehler suchen, eine Aufgabe für andere erfinden oder in den Alltag übertragen. Ohne Hilfe der Lehrkraft lösbar, jederzeit abzubrechen. Je Aufgabe: Titel, Auftrag, geschätzte Minuten, woran man selbst merkt, ob es stimmt.`,
      en: `Design {count} extra tasks on the topic {topic} in the subject {subject}, {grade}, for learners who are done while others are still working.

None is just more of the same: they reverse, generalise, look for a mistake, invent a task for others, or transfer to everyday life. They can be solved without the teacher and stopped at any time. For each: title, task, estimated minutes, how learners notice themselves whether it is right.`,
    },
  },
  {
    id: 'small-steps',
    category: 'differentiating',
    icon: 'list',
    name: { de: 'Auftrag in Schritten', en: 'Task in small steps' },
    text: { de: 'Ein Arbeitsauftrag, den alle verstehen', en: 'Instructions that everybody understands' },
    fields: [{ ...TEXT, label: { de: 'Der Arbeitsauftrag', en: 'The instructions' }, maxLength: 2000 }, GRADE, LEVEL],
    prompt: {
      de: `Zerlege diesen Arbeitsauftrag für {grade} in kleine Schritte:
{text}

Sprachniveau: {level}. Jeder Schritt ist ein Satz, beginnt mit einem Verb in der Du-Form und enthält genau eine Handlung. Gib aus: **Das brauchst du**, **So gehst du vor** (nummeriert, mit Kästchen zum Abhaken), **So sieht das Ergebnis aus**, **Wenn du nicht weiterkommst**. Ändere die Anforderungen nicht. Fehlt im Auftrag etwas, nenne es am Ende unter **Für die Lehrkraft**.`,
      en: `Break these instructions for {grade} into small steps:
{text}

Language: {level}. Each step is one sentence, begins with a verb and contains exactly one action. Give: **You need**, **What to do** (numbered, with boxes to tick), **What the result looks like**, **If you are stuck**. Do not change the requirements. If something is missing, name it at the end under **For the teacher**.`,
    },
  },
  {
    id: 'explain-differently',
    category: 'differentiating',
    icon: 'puzzle',
    name: { de: 'Anders erklärt', en: 'Explained differently' },
    text: { de: 'Drei neue Wege zu einem schweren Begriff', en: 'Three new ways to a difficult idea' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Was ist schwer?', en: 'What is difficult?' },
        example: { de: 'Warum man Brüche nicht einfach addieren kann', en: 'Why fractions cannot simply be added' },
      },
      SUBJECT,
      GRADE,
      GROUP,
    ],
    prompt: {
      de: `Erkläre das im Fach {subject} für {grade} auf drei verschiedene Arten: {topic}.{?group
Zur Lerngruppe: {group}}

1. **Ein Vergleich aus dem Alltag**, und wo er nicht mehr stimmt
2. **Etwas zum Anfassen oder Zeichnen**, mit Material aus dem Klassenzimmer
3. **Ein durchgerechnetes oder durchgedachtes Beispiel**, Schritt für Schritt
Je Erklärung höchstens 120 Wörter. Danach zwei häufige Fehlvorstellungen mit einer Frage, die sie aufdeckt.`,
      en: `Explain this in the subject {subject} for {grade} in three different ways: {topic}.{?group
About the group: {group}}

1. **A comparison from everyday life**, and where it no longer holds
2. **Something to touch or draw**, with material from the classroom
3. **A worked example**, step by step
At most 120 words each. Then two common misconceptions with a question that reveals them.`,
    },
  },
  {
    id: 'glossary',
    category: 'differentiating',
    icon: 'book',
    name: { de: 'Worterklärungen', en: 'Glossary' },
    text: { de: 'Schwere Wörter aus deinem Text, erklärt', en: 'Difficult words of your text, explained' },
    fields: [TEXT, GRADE, LEVEL, { ...COUNT, preset: '10' }],
    prompt: {
      de: `Erstelle zu diesem Text ein Glossar mit höchstens {count} Wörtern für {grade}:
{text}

Wähle nur Wörter, die im Text stehen und wahrscheinlich unbekannt sind. Erkläre auf dem Sprachniveau {level}, so wie das Wort hier gemeint ist. Tabelle: Wort (Grundform, Artikel) | Erklärung | Satz aus dem Text | noch ein Beispiel. Reihenfolge wie im Text.`,
      en: `Make a glossary of at most {count} words for {grade} from this text:
{text}

Choose only words that stand in the text and are probably unknown. Explain with language of {level}, in the meaning that the word has here. Table: word (base form) | explanation | sentence from the text | one more example. In the order of the text.`,
    },
  },
];
