import type { Language } from './language.js';

/** Sentences of the sandbox's own, around what it picked. They claim nothing about the world. */
export interface Phrases {
  found: (topic: string) => string;
  nothingGiven: (topic: string) => string;
  nothingFound: (topic: string) => string;
  goOn: string;
  steps: (topic: string) => readonly string[];
  result: (sum: string) => string;
  toolSaid: string;
  proposed: string;
  pictures: (list: readonly string[]) => string;
  picture: (number: number, width: number, height: number, colour: string) => string;
  colours: readonly string[];
  table: (words: readonly string[]) => string;
  formula: string;
  code: (words: readonly string[]) => string;
  overview: string;
  word: string;
  length: string;
  topic: string;
  questions: (topic: string) => readonly string[];
}

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  de: {
    found: (topic) => `Dazu steht in deinem Text (Stichwort **${topic}**):`,
    nothingGiven: (topic) =>
      `Zu **${topic}** liegt in diesem Chat noch kein Text vor. Häng eine Datei an oder füge einen Text ein, dann suche ich die Sätze heraus, die zu deiner Frage passen.`,
    nothingFound: (topic) => `Zu **${topic}** steht nichts in dem, was hier vorliegt.`,
    goOn: 'So kannst du weitermachen:',
    steps: (topic) => [
      `Sammle, was deine Klasse über **${topic}** schon weiß.`,
      'Füge einen Absatz aus dem Schulbuch ein und stelle die Frage noch einmal.',
      'Lass dir daraus eine Tabelle, ein Quiz oder ein Dokument machen.',
    ],
    result: (sum) => `Das Ergebnis ist **${sum}**.`,
    toolSaid: 'Das Werkzeug hat geliefert:',
    proposed: 'Mein Vorschlag steht oben. Du entscheidest, ob er angelegt wird.',
    pictures: (list) => `Das lässt sich an den Bildern ausmessen:\n\n${list.map((line) => `- ${line}`).join('\n')}`,
    picture: (number, width, height, colour) => `Bild ${number}: ${width} × ${height} Pixel, überwiegend ${colour}`,
    colours: ['schwarz', 'weiß', 'grau', 'rot', 'orange', 'gelb', 'grün', 'türkis', 'blau', 'lila', 'rosa'],
    table: (words) => `| Stichwort | Buchstaben |\n| --- | --- |\n${words.map((word) => `| ${word} | ${word.length} |`).join('\n')}`,
    formula: 'Formeln stehen zwischen Dollarzeichen, zum Beispiel der Satz des Pythagoras: $a^2 + b^2 = c^2$.',
    code: (words) =>
      `\`\`\`js\nconst woerter = ${JSON.stringify(words)};\nfor (const wort of woerter) console.log(wort, wort.length);\n\`\`\``,
    overview: 'Überblick',
    word: 'Stichwörter',
    length: 'Wie viel Text',
    topic: 'deine Frage',
    questions: (topic) => [
      `Was weißt du über ${topic}?`,
      `Was möchtest du über ${topic} noch wissen?`,
      `Wem würdest du ${topic} erklären, und wie?`,
    ],
  },
  en: {
    found: (topic) => `This is what your text says (keyword **${topic}**):`,
    nothingGiven: (topic) =>
      `There is no text about **${topic}** in this chat yet. Attach a file or paste a text, and I will pick the sentences that fit your question.`,
    nothingFound: (topic) => `Nothing in what was given here is about **${topic}**.`,
    goOn: 'This is how you can go on:',
    steps: (topic) => [
      `Collect what your class already knows about **${topic}**.`,
      'Paste a paragraph of the textbook and ask the question again.',
      'Have a table, a quiz or a document made of it.',
    ],
    result: (sum) => `The result is **${sum}**.`,
    toolSaid: 'The tool returned:',
    proposed: 'My proposal is above. You decide whether it is made.',
    pictures: (list) => `This can be measured in the pictures:\n\n${list.map((line) => `- ${line}`).join('\n')}`,
    picture: (number, width, height, colour) => `Picture ${number}: ${width} × ${height} pixels, mostly ${colour}`,
    colours: ['black', 'white', 'grey', 'red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'purple', 'pink'],
    table: (words) => `| Keyword | Letters |\n| --- | --- |\n${words.map((word) => `| ${word} | ${word.length} |`).join('\n')}`,
    formula: 'Formulas stand between dollar signs, for example the theorem of Pythagoras: $a^2 + b^2 = c^2$.',
    code: (words) => `\`\`\`js\nconst words = ${JSON.stringify(words)};\nfor (const word of words) console.log(word, word.length);\n\`\`\``,
    overview: 'Overview',
    word: 'Keywords',
    length: 'Amount of text',
    topic: 'your question',
    questions: (topic) => [
      `What do you know about ${topic}?`,
      `What else would you like to know about ${topic}?`,
      `How would you explain ${topic}?`,
    ],
  },
};
