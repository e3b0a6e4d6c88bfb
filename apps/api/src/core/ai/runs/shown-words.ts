import { AiFailure } from '../ai-failure.js';

/** Letters of the end of what was said that are looked at again with each new word: an insult is no longer. */
const AROUND = 80;
/** Letters without any space before they are shown as they are: some scripts have none. */
const LONGEST_WORD = 60;

/** Lets through what a model says to pupils and guests, word by word, each once it is whole and was looked at together with those before it. */
export class ShownWords {
  private before = '';
  private waiting = '';

  /** @param isInsult whether something that nobody may say is in a text */
  constructor(private readonly isInsult: (text: string) => boolean) {}

  /** @returns what may be shown now. @throws AiFailure filtered */
  push(piece: string): string {
    this.waiting += piece;
    let end = this.waiting.length;
    while (end > 0 && /\S/.test(this.waiting[end - 1]!)) end -= 1;
    return this.pass(this.waiting.length - end > LONGEST_WORD ? this.waiting.length : end);
  }

  /** Nothing more comes. @throws AiFailure filtered */
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
