import { describe, expect, it } from 'vitest';
import { personaSchema } from './persona.js';
import { PERSONA_CATEGORIES } from './persona-categories.js';
import { personaPrompt } from './persona-prompt.js';
import { PERSONAS, personaOf } from './personas.js';

const historic = PERSONAS.filter(({ category }) => category !== 'funny');
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

describe('personas', () => {
  it.each(PERSONAS.map((persona) => [persona.id, persona]))('%s has all that is needed', (_id, persona) => {
    expect(personaSchema.safeParse(persona).error).toBeUndefined();
  });

  it('[ASS-22] there are thirty and enough of each kind, and no two are the same', () => {
    const counts = PERSONA_CATEGORIES.map((kind) => PERSONAS.filter(({ category }) => category === kind).length);
    expect(counts.every((count) => count >= 4)).toBe(true);
    expect(PERSONAS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(PERSONAS.map(({ id }) => id)).size).toBe(PERSONAS.length);
    expect([personaOf('merian')?.name.de, personaOf('nobody'), personaOf('constructor')]).toEqual([
      'Maria Sibylla Merian',
      undefined,
      undefined,
    ]);
  });

  it('nobody who was there died after 1945, and what is told of them has dates', () => {
    for (const { years, facts } of historic) {
      const [born, died] = numbersIn(years.de).map(Number);
      expect(born).toBeLessThan(died!);
      expect(died).toBeLessThanOrEqual(1945);
      expect(facts.filter(({ de }) => /\d{4}/.test(de)).length).toBeGreaterThanOrEqual(5);
    }
  });

  it('both languages say the same numbers', () => {
    for (const { years, facts, quiz } of PERSONAS)
      for (const { de, en } of [years, ...facts, ...quiz.flatMap(({ question, options }) => [question, ...options])])
        expect(numbersIn(en).sort(), en).toEqual(numbersIn(de).sort());
  });

  it('the right answer of a quiz does not stand in one place', () => {
    const places = PERSONAS.flatMap(({ quiz }) => quiz.map(({ right }) => right));
    for (const place of [0, 1, 2]) expect(places.filter((right) => right === place).length).toBeGreaterThan(places.length / 5);
  });
});

describe('what a model is told', () => {
  it('who it plays, what is documented, and how it stays honest, in each language', () => {
    const merian = personaOf('merian')!;
    const [german, english] = [personaPrompt(merian, 'de'), personaPrompt(merian, 'en')];
    for (const { de, en } of [merian.name, ...merian.facts]) {
      expect(german).toContain(de);
      expect(english).toContain(en);
    }
    expect(german).toContain('„Ich bin eine KI und nicht die echte Person.“');
    expect(english).toContain('“I am an AI and not the real person.”');
    expect(german).toContain('Erfinde nie Zitate');
    expect(german).not.toContain('Die Figur ist erfunden');
    expect(personaPrompt(personaOf('owl')!, 'de')).toContain('Die Figur ist erfunden');
  });

  it('leaves room for a conversation, whoever is played', () => {
    for (const persona of PERSONAS) expect(personaPrompt(persona, 'de').length).toBeLessThan(6000);
  });
});
