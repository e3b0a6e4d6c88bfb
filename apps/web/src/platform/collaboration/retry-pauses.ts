import type { CollaborationCode } from '@murmel/contracts';

const FIRST_MS = 500;
const LONGEST_MS = 4000;
/** Another server can open the document at once; the spread keeps a class from arriving in one moment. */
const HANDED_OVER_MS = 100;

/** Pauses before a document is tried again: each twice as long as the one before, until it is open. */
export class RetryPauses {
  private retries = 0;

  /** @param code of the refusal, if there was one @returns milliseconds */
  next(code?: CollaborationCode): number {
    this.retries += 1;
    if (code === 'restart' && this.retries === 1) return Math.random() * HANDED_OVER_MS;
    return Math.min(LONGEST_MS, FIRST_MS * 2 ** (this.retries - 1)) * (0.5 + Math.random() / 2);
  }

  /** True if nothing was tried since the document was open. */
  get isFirst(): boolean {
    return this.retries === 0;
  }

  /** The document is open: the next pause is the first one again. */
  over(): void {
    this.retries = 0;
  }
}
