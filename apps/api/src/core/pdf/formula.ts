import { symbolMap, tex2typst } from 'tex2typst';

/** Typst words that the translation writes besides characters. */
const WORDS = `accent arrow attach augment bb binom bold cal cancel cases class ddot delim dif display dot dots frac frak gap grave
  hat hline inline italic limits lr macron mat mid mono none op overbrace overbracket overline overset primes root sans scripts script
  serif sqrt sscript stretch tilde underbrace underbracket underline underset upright vec vline wide quad thin med thick
  arccos arcsin arctan arg cos cosh cot coth csc ctg deg det dim exp gcd lcm hom id im inf ker lg lim liminf limsup ln log max min
  mod Pr sec sech sin sinc sinh sup tan tanh tg tr circle small big eq not in RR NN ZZ QQ CC EE HH PP and or`;
const KNOWN = new Set([...WORDS.split(/\s+/), ...[...symbolMap.values()].flatMap((name) => name.split('.'))]);
/** A name by which a formula would come to everything that Typst can do. */
KNOWN.delete('std');
/** Signs that a formula font has. */
const SIGNS = /^[\x20-\x7e\u00a0-\u017f\u0370-\u03ff\n]*$/;

/**
 * Returns a formula for Typst, or undefined where its source is shown instead. It is the only user text that Typst reads as markup,
 * therefore only harmless input passes: known names, characters, and texts that end where they should.
 */
export function typstFormula(latex: string): string | undefined {
  // The translation does not write quotes within texts so that they stay within; a `#` is the door to code.
  if (!SIGNS.test(latex) || /["#`@]/.test(latex)) return undefined;
  try {
    const typst = tex2typst(latex).trim();
    const bare = typst.replace(/"[^"\\]*"/g, ' ');
    if (typst === '' || /["#`@$]|\/\/|\/\*/.test(bare)) return undefined;
    return (bare.match(/\p{L}{2,}/gu) ?? []).every((word) => KNOWN.has(word)) ? typst : undefined;
  } catch {
    return undefined;
  }
}
