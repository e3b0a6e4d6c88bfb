import type { Token, TokenizerAndRendererExtension } from 'marked';

/** `[^a]`, and its words on a line of their own: `[^a]: ...`, with more lines that are set in. */
const REFERENCE = /^\[\^([^\s\]^[]{1,60})\](?!:)/;
const DEFINITION = /^ {0,3}\[\^([^\s\]^[]{1,60})\]:/;
/** More lines are no note. */
const LINES_MAX = 200;
const BEGINS = /^ {0,3}\[\^[^\s\]^[]{1,60}\]:/m;
/** A paragraph is not looked through further for where something may begin: each of a hundred thousand would be to the end of the text. */
const AHEAD = 10_000;

/** Returns the paragraph that a text begins with. */
export const paragraphAhead = (source: string): string => source.slice(0, AHEAD).split('\n\n', 1)[0]!;

interface Note {
  label: string;
  tokens: Token[];
}

/**
 * Footnotes, which `marked` does not know: a number in the text, and the notes in the order of their numbers below it, as those of word
 * processors. A reference without a note stays as it is written, and a note without a reference comes last.
 */
export class MarkdownNotes {
  private readonly notes = new Map<string, Note>();
  private readonly numbers = new Map<string, number>();

  readonly extensions: TokenizerAndRendererExtension[] = [
    ((notes: MarkdownNotes): TokenizerAndRendererExtension => ({
      name: 'note',
      level: 'block',
      start: (source) => BEGINS.exec(paragraphAhead(source))?.index,
      tokenizer(source) {
        const found = DEFINITION.exec(source);
        if (!found) return undefined;
        const raw = definitionOf(source);
        const words = raw
          .slice(found[0].length)
          .replace(/\n(?: {1,4}|\t)/g, '\n')
          .trim();
        const label = found[1]!.toLowerCase();
        const note = { label, tokens: this.lexer.blockTokens(words, []) };
        if (!notes.notes.has(label)) notes.notes.set(label, note);
        return { type: 'note', raw, tokens: note.tokens };
      },
      renderer: () => '',
    }))(this),
    {
      name: 'noteReference',
      level: 'inline',
      start: (source) => source.indexOf('[^'),
      tokenizer(source) {
        const found = REFERENCE.exec(source);
        return found ? { type: 'noteReference', raw: found[0], label: found[1]!.toLowerCase() } : undefined;
      },
      renderer: ({ raw, ['label']: label }) => {
        const number = this.numberOf(String(label));
        return number === undefined ? raw : `<sup>[${number}]</sup>`;
      },
    },
  ];

  /** The notes below the text, once it is drawn. @param drawn their words as HTML */
  below(drawn: (tokens: Token[]) => string): string {
    const points: string[] = [];
    // A note may refer to another one.
    for (const { label } of this.notes.values()) this.numberOf(label);
    for (const label of this.numbers.keys()) points.push(`<li>${drawn(this.notes.get(label)!.tokens)}</li>`);
    return points.length > 0 ? `<ol>${points.join('')}</ol>` : '';
  }

  private numberOf(label: string): number | undefined {
    if (!this.notes.has(label)) return undefined;
    const number = this.numbers.get(label) ?? this.numbers.size + 1;
    this.numbers.set(label, number);
    return number;
  }
}

/** The first line and those that are set in below it, paragraphs too. */
function definitionOf(source: string): string {
  const lines = source.split('\n', LINES_MAX);
  let count = 1;
  for (let at = 1; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.trim() === '') continue;
    const setIn = at === count ? /^(?: {2}|\t)/ : /^(?: {4}|\t)/;
    if (!setIn.test(line)) break;
    count = at + 1;
  }
  return `${lines.slice(0, count).join('\n')}${count < lines.length || source.length > lines.join('\n').length ? '\n' : ''}`;
}
