import { SERVER_LIMITS } from '@murmel/contracts';
import { Parser } from 'htmlparser2';
import { FileRefused } from './file-refused.js';

const { depth } = SERVER_LIMITS.broughtIn;

/** Reads elements as they come; `replace` puts other markup in the place of characters that were read. */
export interface MarkupReader {
  open?: (name: string, attributes: Record<string, string>, place: MarkupPlace) => void;
  text?: (words: string) => void;
  close?: (name: string, place: MarkupPlace) => void;
}

/** Position of a tag in the markup: of its first character, and behind its last one. */
export interface MarkupPlace {
  start: number;
  end: number;
}

export type ReplaceMarkup = (start: number, end: number, markup: string) => void;

/**
 * Reads markup once, from its beginning to its end, and returns it with what was replaced. Everything else stays letter for letter, so that
 * broken markup stays broken for the parser after this one.
 * @param readerOf given the function that replaces; places must not overlap, and come in their order
 * @throws FileRefused for elements in elements without an end
 */
export function spliceMarkup(markup: string, xmlMode: boolean, readerOf: (replace: ReplaceMarkup) => MarkupReader): string {
  const made: string[] = [];
  let from = 0;
  const reader = readerOf((start, end, other) => {
    made.push(markup.slice(from, start), other);
    from = end;
  });
  let open = 0;
  const place = (): MarkupPlace => ({ start: parser.startIndex, end: parser.endIndex + 1 });
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open += 1;
        if (open > depth) throw new FileRefused('nested');
        reader.open?.(name, attributes, place());
      },
      ontext: (words) => reader.text?.(words),
      onclosetag(name) {
        open -= 1;
        reader.close?.(name, place());
      },
    },
    { xmlMode },
  );
  parser.end(markup);
  made.push(markup.slice(from));
  return made.join('');
}
