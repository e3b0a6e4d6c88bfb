import { SERVER_LIMITS } from '@murmel/contracts';
import { Lexer, type Token, type TokensList } from 'marked';
import { FileRefused } from './file-refused.js';

const { signPairs, pieces } = SERVER_LIMITS.broughtIn;
/** Signs of emphasis. For each of them marked checks if a later one closes it. */
const EMPHASIS = /[*_~]+/g;
/** Signs at which emphasis, code, links or tags in a line may begin or end. */
const SIGNS = /[*_~]+|`+|[[\]!<\\]/g;
/** Matches text that may precede the `@` of a mail address: marked checks it character by character. */
const MAILBOXES = /[\w.!#$%&'*+/=?^`{|}~-]+@?/g;
/** Deeper than any page shows. */
const BLOCKS_INSIDE = 40;
/** Number of following letters for which a sign costs as much as one sign of emphasis (measured). */
const LETTERS_BESIDE = 100;
/** Number of characters of such a name that cost as much as two signs (measured). */
const LETTERS_PER_SIGN = 8;

/**
 * Reads Markdown with its work counted in advance. marked checks for each sign in a paragraph whether a later one closes it, and reads the
 * inside of a pair again: quadratic in the signs, which is negligible for real texts, and takes minutes for forged ones.
 */
class BoundedLexer extends Lexer {
  private left: number = signPairs;
  private met = 0;
  private inside = 0;

  /** @throws FileRefused for quotes and lists in one another without an end: each is read again for each around it */
  override blockTokens(source: string, tokens?: Token[], clipped?: boolean): Token[];
  override blockTokens(source: string, tokens?: TokensList, clipped?: boolean): TokensList;
  override blockTokens(source: string, tokens?: Token[], clipped?: boolean): Token[] {
    this.inside += 1;
    if (this.inside > BLOCKS_INSIDE) throw new FileRefused('nested');
    try {
      return super.blockTokens(source, tokens, clipped);
    } finally {
      this.inside -= 1;
    }
  }

  /** @throws FileRefused for more paragraphs, points and cells than the longest text has */
  override inline(source: string, tokens?: Token[]): Token[] {
    this.met += 1;
    if (this.met > pieces) throw new FileRefused('long');
    return super.inline(source, tokens);
  }

  /**
   * @throws FileRefused for more signs in one paragraph, or in one another, than any real text has
   */
  override inlineTokens(source: string, tokens?: Token[]): Token[] {
    this.left -= signPairsOf(source);
    if (this.left < 0) throw new FileRefused('nested');
    return super.inlineTokens(source, tokens);
  }
}

/** Replaces the lexer of marked. @throws FileRefused */
export const boundedLexing: typeof Lexer.lex = (source, options) => new BoundedLexer(options as object).lex(source);

/** Returns an upper bound for the work of a paragraph. */
function signPairsOf(source: string): number {
  const emphasis = source.match(EMPHASIS)?.length ?? 0;
  const signs = source.match(SIGNS)?.length ?? 0;
  let pairs = emphasis ** 2 + (signs * source.length) / LETTERS_BESIDE;
  if (source.includes('@'))
    for (const [name] of source.matchAll(MAILBOXES)) if (name.endsWith('@')) pairs += (name.length / LETTERS_PER_SIGN) ** 2;
  return pairs;
}
