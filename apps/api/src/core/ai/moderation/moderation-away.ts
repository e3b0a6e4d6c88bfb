import { AiFailure } from '../ai-failure.js';

/** Thrown when the moderation that the operator configured does not answer: text that was not checked is not shown. */
export class ModerationAway extends AiFailure {
  constructor(detail: string) {
    super('unreachable', `moderation: ${detail}`);
  }
}
