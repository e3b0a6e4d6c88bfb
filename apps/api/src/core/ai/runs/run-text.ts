/** A piece of an answer; the position counts letters up to its end, as the database does. */
export interface TextFragment {
  position: number;
  piece: string;
}

/** An answer while it comes: what is stored of it, and what waits for that. */
export class RunText {
  private readonly stored: TextFragment[] = [];
  private waiting = '';
  private position = 0;

  /** @param onWaiting something waits to be stored */
  constructor(
    readonly runId: string,
    private readonly onWaiting: (text: RunText) => void,
    /** called when the run was ended elsewhere, or nothing can be stored */
    readonly onLost: () => void,
  ) {}

  get isEmpty(): boolean {
    return this.position === 0 && this.waiting === '';
  }

  /** letters, those that wait roughly */
  get length(): number {
    return this.position + this.waiting.length;
  }

  /** true if at least one whole character is waiting */
  get hasWaiting(): boolean {
    return this.waiting !== '' && !isHalf(this.waiting);
  }

  add(piece: string): void {
    // PostgreSQL does not hold the letter zero.
    this.waiting += piece.replaceAll('\0', '');
    if (this.hasWaiting) this.onWaiting(this);
  }

  /** The model is silent now: half of a letter will not become a whole one. */
  close(): void {
    this.waiting = this.waiting.toWellFormed();
    if (this.hasWaiting) this.onWaiting(this);
  }

  /** Returns the next piece to store; a half character (surrogate) at its end waits for the other half. */
  next(): TextFragment | undefined {
    const whole = isHalf(this.waiting) ? this.waiting.slice(0, -1) : this.waiting;
    const piece = whole.toWellFormed();
    return piece === '' ? undefined : { position: this.position + [...piece].length, piece };
  }

  /** Marks a piece as stored: readers get it from here. */
  keep({ position, piece }: TextFragment): void {
    this.waiting = this.waiting.slice(piece.length);
    this.position = position;
    this.stored.push({ position, piece });
  }

  /** Returns the stored text after a position. */
  after(position: number, limit: number): TextFragment[] {
    const from = this.stored.findIndex((one) => one.position > position);
    return from < 0 ? [] : this.stored.slice(from, from + limit).map((one) => restOf(one, position));
  }
}

/** A position inside a piece gets the rest of it. */
export function restOf({ position, piece }: TextFragment, after: number): TextFragment {
  const letters = [...piece];
  const begins = position - letters.length;
  return { position, piece: begins < after ? letters.slice(after - begins).join('') : piece };
}

const isHalf = (text: string): boolean => /[\uD800-\uDBFF]$/.test(text);
