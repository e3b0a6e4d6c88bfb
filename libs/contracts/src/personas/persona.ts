import { z } from 'zod';
import { PERSONA_CATEGORIES } from './persona-categories.js';

const words = z.strictObject({ de: z.string().trim().min(1).max(400), en: z.string().trim().min(1).max(400) });
/** The same in both languages of the interface. */
export type Words = z.infer<typeof words>;

const source = z.strictObject({ title: z.string().min(3), by: z.string().min(3), year: z.string().regex(/\d{2}/) });
export type PersonaSource = z.infer<typeof source>;

const question = z
  .strictObject({ question: words, options: z.array(words).length(3), right: z.int().min(0).max(2) })
  .refine(({ options }) => new Set(options.map(({ de }) => de)).size === options.length, 'options differ');
export type PersonaQuestion = z.infer<typeof question>;

/** Character a model plays, with the documented facts. */
export const personaSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(_[a-z]+)*$/),
  category: z.enum(PERSONA_CATEGORIES),
  name: words,
  /** years of their life, or the period of an invented character */
  years: words,
  role: words,
  line: words,
  facts: z.array(words).min(5).max(8),
  sources: z.array(source).min(2).max(4),
  starters: z.array(words).length(3),
  quiz: z.array(question).length(4),
});
export type Persona = z.infer<typeof personaSchema>;
