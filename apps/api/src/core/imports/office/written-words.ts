import { Parser } from 'htmlparser2';

/** A parser works through so many letters before it is asked whether that is enough. */
const STEP = 64 * 1024;

/** Meaning of an element of a format in plain words. */
export interface ElementWords {
  /** said where it begins, and where it ends */
  before?: string | ((attributes: Readonly<Record<string, string>>) => string);
  after?: string;
  /** words in it count; without any such element all words count */
  written?: true;
  /** nothing in it is said */
  silent?: true;
}

/**
 * Returns the words of an XML part of an office file. Entities of its own are not known to the parser, so none makes a small file large.
 * @param meanings by name of the element with its prefix
 * @param most letters after which it stops
 */
export function writtenWords(markup: Buffer, meanings: Readonly<Record<string, ElementWords>>, most: number): string {
  const onlyWritten = Object.values(meanings).some(({ written }) => written);
  let [words, written, silent] = ['', 0, 0];
  const say = (said: string): void => {
    if (silent === 0) words += said;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { before = '', written: counts, silent: quiet } = meanings[name] ?? {};
        if (quiet) silent += 1;
        if (counts) written += 1;
        say(typeof before === 'string' ? before : before(attributes));
      },
      ontext(said) {
        if (!onlyWritten || written > 0) say(said);
      },
      onclosetag(name) {
        const { after = '', written: counts, silent: quiet } = meanings[name] ?? {};
        say(after);
        if (quiet) silent -= 1;
        if (counts) written -= 1;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const text = markup.toString('utf8');
  for (let at = 0; at < text.length && words.length <= most; at += STEP) parser.write(text.slice(at, at + STEP));
  return words;
}
