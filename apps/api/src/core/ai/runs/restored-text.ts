import { AiFailure } from '../ai-failure.js';

/** Number of letters at the end of the text that are checked again with each new word: no insult is longer. */
const AROUND = 80;
/** Letters without any space before they are shown as they are: some scripts have none. */
const LONGEST_WORD = 60;

/** Filters a model's output to pupils and guests. Releases each word once it is complete and was checked together with those before it. */
export class RestoredText {
  private before = '';
  private waiting = '';

  /**
   * @param isInsult true if a text contains an expression that is never allowed
   */
  constructor(private readonly isInsult: (text: string) => boolean) {}

  /** @returns what may be shown now. @throws AiFailure filtered */
  push(piece: string): string {
    this.waiting += piece;
    let end = this.waiting.length;
    while (end > 0 && /\S/.test(this.waiting[end - 1]!)) end -= 1;
    return this.pass(this.waiting.length - end > LONGEST_WORD ? this.waiting.length : end);
  }

  /** Ends the input and returns the rest. @throws AiFailure filtered */
  flush(): string {
    return this.pass(this.waiting.length);
  }

  private pass(length: number): string {
    const shown = this.waiting.slice(0, length);
    if (shown === '') return '';
    if (this.isInsult(this.before + shown)) throw new AiFailure('filtered', 'own list');
    this.waiting = this.waiting.slice(length);
    this.before = (this.before + shown).slice(-AROUND);
    return shown;
  }
}
