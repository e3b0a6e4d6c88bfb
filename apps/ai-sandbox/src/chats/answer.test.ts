import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { answerTo, type Manner } from './answer.js';
import { filledBy } from './fill-schema.js';
import { readPrompt } from './prompt.js';
import { wantedTools } from './wanted-tools.js';

const read = (
  content: unknown,
  { before = [], instructions = '', ...more }: { before?: string[]; instructions?: string; tools?: unknown } = {},
) =>
  readPrompt({
    path: '/v1/chat/completions',
    headers: {},
    body: {
      model: 'echo',
      messages: [
        { role: 'system', content: instructions },
        ...before.map((said, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content: said })),
        { role: 'user', content },
      ],
      ...more,
    },
  });
const answer = (content: unknown, more: Parameters<typeof read>[1] & { manner?: Manner } = {}) =>
  answerTo(read(content, more), more.manner ?? 'short');

const FOREST = 'Im Wald fällt wenig Licht auf den Boden. Pilze mögen es feucht. Blätter geben Wasser ab, und das kühlt die Luft.';

describe('an answer by rules', () => {
  it('picks the sentences that share words with the question, in the language of the question', async () => {
    const said = await answer(`Was kühlt die Luft?\n\n⟦${FOREST}⟧`);
    expect(said).toContain('- Blätter geben Wasser ab, und das kühlt die Luft.');
    expect(said).not.toContain('Pilze');
    expect(
      await answer(`Why is the air cool?\n\n⟦Leaves give off water. This cools the air in the forest. Mushrooms like it damp and dark.⟧`),
    ).toMatch(/^This is what your text says/);
  });

  it('tells the question from the text in which it stands, and does not repeat its own answers', async () => {
    expect(await answer(`Was kühlt die Luft?\n\n${FOREST}`)).toContain('- Blätter geben Wasser ab, und das kühlt die Luft.');
    const before = [`${FOREST} Merk dir das.`, 'Das Klima kühlt im Norden die Luft. Moos ist grün. Farn auch.'];
    const said = await answer('Was kühlt die Luft?', { before });
    expect(said).toContain('- Blätter geben Wasser ab');
    expect(said).not.toContain('Klima');
  });

  it('names the passage that a sentence is from', async () => {
    const fence = `AUSZUG-${'0'.repeat(18)}`;
    const passages = `${fence}\n\n[1] Datei „Moor.pdf“, Seite 2:\nTorf wächst langsam.\n\n[2] Datei „Wald.pdf“:\n${FOREST}\n\n${fence}`;
    const said = await answer(`${passages}\n\nWas geben Blätter ab?`);
    expect(said).toContain('und das kühlt die Luft [2].');
    expect(said).not.toContain('AUSZUG');
  });

  it('leaves placeholders of people as they are', async () => {
    expect(
      await answer(
        'Wer kommt?\n\n⟦[Person 1] kommt am Montag zur Probe. Danach räumt die Klasse gemeinsam auf, und alle gehen nach Hause.⟧',
      ),
    ).toContain('[Person 1] kommt am Montag');
  });

  it('says that there is nothing to pick from, and never that it is a trial: the page says that', async () => {
    for (const manner of ['short', 'long'] as const) {
      const said = await answer('Was ist Photosynthese?', { manner });
      expect(said).toContain('**Photosynthese**');
      expect(said).not.toMatch(/Probemodell|KI\b|AI\b/);
    }
    expect(await answer('What is photosynthesis?')).toContain('There is no text');
  });

  it.each([
    ['Antworte mit einem einzigen Wort: Hallo', 'Hallo'],
    ['Was ist 6 mal 7?', 'Das Ergebnis ist **42**.'],
    ['What is 9 divided by 2?', 'The result is **4.5**.'],
  ])('%s', async (question, said) => {
    expect(await answer(question)).toBe(said);
  });

  it('shortens what was said, and draws a table, a formula and a program where they are asked for', async () => {
    const before = ['Was ist Moos?', 'Moos speichert Wasser wie ein Schwamm. Es wächst im Schatten.'];
    expect(await answer('Und in einem Satz?', { before })).toBe('Moos speichert Wasser wie ein Schwamm.');
    const drawn = await answer('Mach eine Tabelle, eine Formel und ein Programm zum Wald', { manner: 'long' });
    for (const part of ['| Stichwort |', '$a^2 + b^2 = c^2$', '```js']) expect(drawn).toContain(part);
  });

  it('fills the parts that a form names in bold', async () => {
    const said = await answer(`Schreibe drei Fassungen: **Leicht**: kurz. **Schwer**: lang. Darunter **Fragen**.\n\n⟦${FOREST}⟧`);
    expect(said.match(/^### .*$/gm)).toEqual(['### Leicht', '### Schwer', '### Fragen']);
  });

  it.each([
    ['Berichtige Rechtschreibung, Grammatik', 'der  Walt ist küler .', 'der  Wald ist kühler.'.replace('  ', ' ')],
    ['Fass das Material in zwei bis drei Sätzen zusammen.', FOREST, FOREST.split('. ').slice(0, 2).join('. ') + '.'],
    [
      'Kürze das Material auf etwa die Hälfte.',
      FOREST,
      'Im Wald fällt wenig Licht auf den Boden. Blätter geben Wasser ab, und das kühlt die Luft.',
    ],
  ])('does with a text what the writing help asks: %s', async (instructions, text, said) => {
    expect(await answer(`⟦${text}⟧`, { instructions })).toBe(said);
  });

  it('measures pictures', async () => {
    const red = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#d01010' } })
      .png()
      .toBuffer();
    const said = await answer([
      { type: 'image_url', image_url: { url: `data:image/png;base64,${red.toString('base64')}` } },
      { type: 'text', text: 'Was siehst du?' },
    ]);
    expect(said).toContain('Bild 1: 40 × 30 Pixel, überwiegend rot');
  });
});

describe('JSON by schema', () => {
  it('takes words of the text, within the bounds that the schema sets', () => {
    const schema = {
      type: 'object',
      properties: {
        title: { type: 'string', maxLength: 3 },
        level: { enum: ['leicht', 'schwer'] },
        count: { type: 'integer', minimum: 2 },
        questions: { type: 'array', minItems: 2, maxItems: 2, items: { $ref: '#/$defs/question' } },
        hint: { anyOf: [{ type: 'null' }, { type: 'string' }] },
      },
      $defs: {
        question: {
          type: 'object',
          properties: { options: { type: 'array', items: { type: 'string' } }, correct: { type: 'array', items: { type: 'integer' } } },
        },
      },
    };
    const filled = filledBy(schema, FOREST) as Record<string, unknown> & { questions: { options: string[]; correct: number[] }[] };
    expect(filled).toMatchObject({ title: 'Wal', level: 'leicht', count: 2 });
    expect(filled.questions.map(({ options, correct }) => [new Set(options).size, correct])).toEqual([
      [3, [0]],
      [3, [0]],
    ]);
    expect(FOREST).toContain(filled['hint'] as string);
  });

  it('asks for the tool that a question names, once, and then tells what it returned', async () => {
    const tools = [
      { type: 'function', function: { name: 'generate_quiz', parameters: { type: 'object', properties: { title: { type: 'string' } } } } },
      {
        type: 'function',
        function: { name: 'code_interpreter', parameters: { type: 'object', properties: { code: { type: 'string' } } } },
      },
    ];
    expect(wantedTools(read('Mach ein Quiz über den Wald', { tools }))).toEqual([{ tool: 'generate_quiz', input: { title: 'Wald' } }]);
    expect(wantedTools(read('Rechne 6 mal 7', { tools }))).toEqual([{ tool: 'code_interpreter', input: { code: 'console.log(6 * 7)' } }]);
    expect(wantedTools(read('Was ist Moos?', { tools }))).toEqual([]);
    const after = read('Rechne 6 mal 7', { tools });
    after.results.push('42');
    expect(wantedTools(after)).toEqual([]);
  });
});
