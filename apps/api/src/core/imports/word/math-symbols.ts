/** Signs of formulas in LaTeX. What is not named here stays as it is: KaTeX knows Greek letters, arrows and most operators by themselves. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '\\': '\\backslash', '{': '\\{', '}': '\\}', '#': '\\#', $: '\\$', '%': '\\%', '&': '\\&', _: '\\_', '~': '\\sim' },
  ...{ '^': '\\text{\\textasciicircum}', '−': '-', '·': '\\cdot', '⋅': '\\cdot', '∙': '\\cdot', '×': '\\times', '÷': '\\div', '±': '\\pm' },
  ...{ '∓': '\\mp', '∗': '*', '∘': '\\circ', '∞': '\\infty', '∂': '\\partial', '∇': '\\nabla', '∆': '\\Delta', '√': '\\surd' },
  ...{
    '≤': '\\leq',
    '≥': '\\geq',
    '≠': '\\neq',
    '≈': '\\approx',
    '≡': '\\equiv',
    '≅': '\\cong',
    '∝': '\\propto',
    '≪': '\\ll',
    '≫': '\\gg',
  },
  ...{ '→': '\\to', '←': '\\leftarrow', '↔': '\\leftrightarrow', '⇒': '\\Rightarrow', '⇐': '\\Leftarrow', '⇔': '\\Leftrightarrow' },
  ...{ '↦': '\\mapsto', '⇌': '\\rightleftharpoons', '∈': '\\in', '∉': '\\notin', '∋': '\\ni', '⊂': '\\subset', '⊆': '\\subseteq' },
  ...{ '⊃': '\\supset', '⊇': '\\supseteq', '∪': '\\cup', '∩': '\\cap', '∅': '\\emptyset', '∀': '\\forall', '∃': '\\exists', '¬': '\\neg' },
  ...{ '∧': '\\land', '∨': '\\lor', '⊕': '\\oplus', '⊗': '\\otimes', '⊥': '\\perp', '∥': '\\parallel', '∠': '\\angle', '°': '^{\\circ}' },
  ...{ '…': '\\dots', '⋯': '\\cdots', '⋮': '\\vdots', '⋱': '\\ddots', '∖': '\\setminus', '′': "'", '″': "''", '‖': '\\|', '∣': '\\mid' },
  ...{ ℝ: '\\mathbb{R}', ℕ: '\\mathbb{N}', ℤ: '\\mathbb{Z}', ℚ: '\\mathbb{Q}', ℂ: '\\mathbb{C}', ℓ: '\\ell', ℏ: '\\hbar' },
  ...{ '²': '^{2}', '³': '^{3}', '¹': '^{1}', '½': '\\frac{1}{2}', '¼': '\\frac{1}{4}', '¾': '\\frac{3}{4}', '€': '\\text{€}' },
  ...{ α: '\\alpha', β: '\\beta', γ: '\\gamma', δ: '\\delta', ε: '\\varepsilon', ϵ: '\\epsilon', ζ: '\\zeta', η: '\\eta', θ: '\\theta' },
  ...{ ϑ: '\\vartheta', ι: '\\iota', κ: '\\kappa', λ: '\\lambda', μ: '\\mu', µ: '\\mu', ν: '\\nu', ξ: '\\xi', π: '\\pi', ρ: '\\rho' },
  ...{ σ: '\\sigma', ς: '\\varsigma', τ: '\\tau', υ: '\\upsilon', φ: '\\varphi', ϕ: '\\phi', χ: '\\chi', ψ: '\\psi', ω: '\\omega' },
  ...{ Γ: '\\Gamma', Δ: '\\Delta', Θ: '\\Theta', Λ: '\\Lambda', Ξ: '\\Xi', Π: '\\Pi', Σ: '\\Sigma', Φ: '\\Phi', Ψ: '\\Psi', Ω: '\\Omega' },
};

/** Functions that have a command of their own. */
export const FUNCTIONS: ReadonlySet<string> = new Set([
  ...['sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'arcsin', 'arccos', 'arctan', 'sinh', 'cosh', 'tanh', 'coth', 'log', 'ln', 'lg', 'exp'],
  ...['lim', 'limsup', 'liminf', 'max', 'min', 'sup', 'inf', 'det', 'dim', 'ker', 'gcd', 'arg', 'deg'],
]);

export const OPERATORS: Readonly<Record<string, string>> = {
  ...{ '∑': '\\sum', '∏': '\\prod', '∐': '\\coprod', '∫': '\\int', '∬': '\\iint', '∭': '\\iiint', '∮': '\\oint' },
  ...{ '⋃': '\\bigcup', '⋂': '\\bigcap', '⋁': '\\bigvee', '⋀': '\\bigwedge', '⨁': '\\bigoplus', '⨂': '\\bigotimes' },
};

/** Brackets that grow; an empty one is invisible. */
export const BRACKETS: Readonly<Record<string, string>> = {
  ...{ '': '.', '(': '(', ')': ')', '[': '[', ']': ']', '{': '\\{', '}': '\\}', '|': '|', '∣': '|', '‖': '\\|', '∥': '\\|', '/': '/' },
  ...{
    '⌊': '\\lfloor',
    '⌋': '\\rfloor',
    '⌈': '\\lceil',
    '⌉': '\\rceil',
    '⟨': '\\langle',
    '⟩': '\\rangle',
    '〈': '\\langle',
    '〉': '\\rangle',
  },
};

/** Signs above, of one letter and of several. */
export const ACCENTS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  ...{
    '\u0302': ['\\hat', '\\widehat'],
    '^': ['\\hat', '\\widehat'],
    '\u0303': ['\\tilde', '\\widetilde'],
    '~': ['\\tilde', '\\widetilde'],
  },
  ...{ '\u0304': ['\\bar', '\\overline'], '\u0305': ['\\bar', '\\overline'], '¯': ['\\bar', '\\overline'], '‾': ['\\bar', '\\overline'] },
  ...{ '\u20d7': ['\\vec', '\\overrightarrow'], '→': ['\\vec', '\\overrightarrow'], '\u20d6': ['\\overleftarrow', '\\overleftarrow'] },
  ...{ '\u0307': ['\\dot', '\\dot'], '\u0308': ['\\ddot', '\\ddot'], '\u20db': ['\\dddot', '\\dddot'], '\u030c': ['\\check', '\\check'] },
  ...{ '\u0301': ['\\acute', '\\acute'], '\u0300': ['\\grave', '\\grave'], '\u0306': ['\\breve', '\\breve'] },
  ...{ '\u20e1': ['\\overleftrightarrow', '\\overleftrightarrow'] },
};

/** Braces and arrows over and under a group. */
export const GROUP_SIGNS: Readonly<Record<string, string>> = {
  ...{ '⏟': '\\underbrace', '⏞': '\\overbrace', '→top': '\\overrightarrow', '←top': '\\overleftarrow', '↔top': '\\overleftrightarrow' },
  ...{ '→bot': '\\underrightarrow', '←bot': '\\underleftarrow', '↔bot': '\\underleftrightarrow' },
};

/** Letters that programs have already made italic, bold or double. */
const STYLED = /[\u{1d400}-\u{1d7ff}]/gu;
const WORD = /[A-Za-zÀ-ÖØ-öø-žẞ]{2,}|[À-ÖØ-öø-žẞ]|\s+|./gsu;

export type LetterStyle = 'italic' | 'upright' | 'name';

/** Text that is not read as a formula, between the braces of `\text`. */
export function latexText(words: string): string {
  const escaped = words.replace(/[\\{}#$%&_~^]/g, (sign) =>
    sign === '\\' ? '\\textbackslash{}' : sign === '~' ? '\\textasciitilde{}' : sign === '^' ? '\\textasciicircum{}' : `\\${sign}`,
  );
  return words === '' ? '' : `\\text{${escaped}}`;
}

/**
 * Returns the signs of a run in LaTeX.
 * @param style of letters in a row: each a variable, an upright word, or the name of a function
 * @param aligned if `&` parts columns, as in rows below each other
 */
export function latexSigns(words: string, style: LetterStyle, aligned: boolean): string {
  let latex = '';
  const pieces = words.replace(STYLED, (sign) => sign.normalize('NFKC')).match(WORD) ?? [];
  for (const [at, piece] of pieces.entries()) {
    const before = latex.at(-1) ?? '';
    if (/^\s/.test(piece)) latex += /[\p{L}\d}]/u.test(before) && /^[\p{L}\d]/u.test(pieces[at + 1] ?? '') ? '\\ ' : '';
    else if (aligned && piece === '&') latex += '&';
    else latex = joined(latex, signOf(piece, style));
  }
  return latex;
}

function signOf(piece: string, style: LetterStyle): string {
  if (FUNCTIONS.has(piece)) return `\\${piece}`;
  if (/^[A-Za-z]+$/.test(piece)) {
    if (style === 'name') return `\\operatorname{${piece}}`;
    return style === 'upright' ? `\\mathrm{${piece}}` : piece;
  }
  if (/^[À-ÖØ-öø-žẞA-Za-z]+$/.test(piece)) return latexText(piece);
  return SIGNS[piece] ?? OPERATORS[piece] ?? piece;
}

/** Longer than any command. */
const COMMAND_MAX = 40;

/** Puts two pieces of LaTeX behind each other: a command ends where no letter follows. */
export function joined(first: string, second: string): string {
  return /\\[A-Za-z]+$/.test(first.slice(-COMMAND_MAX)) && /^[A-Za-z]/.test(second) ? `${first} ${second}` : first + second;
}
