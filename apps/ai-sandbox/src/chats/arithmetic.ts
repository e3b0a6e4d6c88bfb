import type { Language } from './language.js';

const NUMBER = String.raw`\d{1,12}(?:[.,]\d{1,6})?`;
const TASK = new RegExp(
  String.raw`(?<![\d.,])(${NUMBER})\s*(mal|times|[*·×x]|plus|\+|minus|[-–−]|geteilt durch|divided by|[:/÷])\s*(${NUMBER})(?![\d.,]*\d)`,
  'i',
);
const SIGNS: readonly [RegExp, string, (a: number, b: number) => number][] = [
  [/^(mal|times|[*·×x])$/i, '*', (a, b) => a * b],
  [/^(plus|\+)$/i, '+', (a, b) => a + b],
  [/^(minus|[-–−])$/i, '-', (a, b) => a - b],
  [/^(geteilt durch|divided by|[:/÷])$/i, '/', (a, b) => a / b],
];

/** Returns the first sum of a text with its result, as written in that language and as a program; undefined where there is none. */
export function sumIn(text: string, language: Language): { said: string; program: string } | undefined {
  const [, left, sign, right] = TASK.exec(text) ?? [];
  const [, operator, work] = SIGNS.find(([pattern]) => pattern.test(sign ?? '')) ?? [];
  if (left === undefined || right === undefined || !work) return undefined;
  const [a, b] = [left, right].map((one) => Number(one.replace(',', '.'))) as [number, number];
  const result = work(a, b);
  if (!Number.isFinite(result)) return undefined;
  return {
    said: new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(result),
    program: `console.log(${a} ${operator} ${b})`,
  };
}
