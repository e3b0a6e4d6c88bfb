import type { Unsafe } from '../../insults/unsafe.js';
import { AiFailure } from '../ai-failure.js';

/** Number of letters at the end of the text that are checked again with each new sentence: no insult is longer. */
const AROUND = 80;
/** Letters after which a sentence without an end is shown up to its last word, and where there is no space, as it is. */
const LONGEST_SENTENCE = 300;
/** The end of a sentence, with the space after it. */
const ENDS = /[.!?…:;。！？][\p{Pe}\p{Pf}\p{Pi}"'*_]*\s+|\n+/gu;

/** Filters a model's output to pupils and guests. Releases each sentence once it is complete and was checked together with those before it. */
export class RestoredText {
  private before = '';
  private waiting = '';

  /**
   * @param unsafeIn what is said against a text
   */
  constructor(private readonly unsafeIn: (text: string) => Unsafe | undefined) {}

  /** @returns what may be shown now. @throws AiFailure filtered or selfHarm */
  push(piece: string): string {
    this.waiting += piece;
    const last = [...this.waiting.matchAll(ENDS)].at(-1);
    const end = last === undefined ? 0 : last.index + last[0].length;
    return this.pass(this.waiting.length - end > LONGEST_SENTENCE ? this.lastWord() : end);
  }

  /** Ends the input and returns the rest. @throws AiFailure filtered or selfHarm */
  flush(): string {
    return this.pass(this.waiting.length);
  }

  private lastWord(): number {
    const words = /^[\s\S]*\s/.exec(this.waiting)?.[0].length ?? 0;
    return this.waiting.length - words > LONGEST_SENTENCE ? this.waiting.length : words;
  }

  private pass(length: number): string {
    const shown = this.waiting.slice(0, length);
    if (shown === '') return '';
    const unsafe = this.unsafeIn(this.before + shown);
    if (unsafe) throw new AiFailure(unsafe, 'own list');
    this.waiting = this.waiting.slice(length);
    this.before = (this.before + shown).slice(-AROUND);
    return shown;
  }
}
