import { describe, expect, it } from 'vitest';
import { typstFormula } from './formula.js';

describe('formulas for Typst', () => {
  it.each([
    ['\\frac{1}{2}', '1/2'],
    ['\\sqrt[3]{x}', 'root(3, x)'],
    ['\\text{für alle}', '"für alle"'],
    ['\\mathbb{R} \\to \\mathbb{N}', 'RR -> NN'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', 'mat(1, 2; 3, 4)'],
    ['\\sin\\alpha \\le \\vec{a}\\cdot\\vec{b}', 'sin alpha <= arrow(a) dot.op arrow(b)'],
  ])('%s is set', (latex, typst) => expect(typstFormula(latex)).toBe(typst));

  it.each([
    '\\text{#read("/etc/passwd")}',
    '\\text{\\\\") std.read("/etc/passwd}',
    '\\text{a} #read(x)',
    'x \\# y',
    '"std"',
    '\\operatorname{a"b}',
    '\\std.read(x)',
    '\\eval(x)',
    '\\nirgends',
    'x^',
    '{',
    '',
    '中',
    '`x`',
  ])('%s stays as it was written', (latex) => expect(typstFormula(latex)).toBeUndefined());
});
