import { Parser } from 'htmlparser2';

/** Pages have some dozens; what closes is looked for in all that is open. */
const DEPTH_MAX = 250;

type Handlers = NonNullable<ConstructorParameters<typeof Parser>[0]>;

/** Elements in one another without an end. */
class TooDeep extends Error {}

/** Parses an untrusted page piece by piece, in the api itself: pieces are as small as they arrive, and endless nesting stops the parser. */
export class PageParser {
  /** nothing more of it is read */
  ended = false;
  private depth = 0;
  private readonly parser: Parser;

  constructor({ onopentag, onclosetag, ...others }: Handlers) {
    this.parser = new Parser({
      ...others,
      onopentag: (...of) => {
        this.depth += 1;
        if (this.depth > DEPTH_MAX) throw new TooDeep();
        onopentag?.(...of);
      },
      onclosetag: (...of) => {
        this.depth -= 1;
        onclosetag?.(...of);
      },
    });
  }

  write(piece: string): void {
    if (this.ended) return;
    try {
      this.parser.write(piece);
    } catch (error) {
      if (!(error instanceof TooDeep)) throw error;
      this.ended = true;
    }
  }
}
