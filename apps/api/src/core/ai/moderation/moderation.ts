import { Injectable } from '@nestjs/common';
import { mayHurtThemselves, type Unsafe } from '../../insults/unsafe.js';
import { AiFailure } from '../ai-failure.js';
import { AiProviders } from '../ai-providers.js';
import { requestedVerdict } from './moderation-request.js';

/** Looks at what pupils and guests ask and read: the product's own lists, and the provider's moderation where the operator names one. */
@Injectable()
export class Moderation {
  constructor(private readonly providers: AiProviders) {}

  /**
   * Looks at a question before a model is asked. What violence or love is about may be asked in a lesson: only danger to oneself ends it.
   * @param nameless the question without names: only that leaves
   * @throws AiFailure selfHarm, ModerationAway
   */
  async question(text: string, nameless: string, signal: AbortSignal): Promise<void> {
    const said = mayHurtThemselves(text) ? 'selfHarm' : await this.asked(nameless, signal);
    if (said === 'selfHarm') throw new AiFailure('selfHarm', 'a question');
  }

  /** Looks at sentences of an answer before they are shown. @throws AiFailure filtered or selfHarm, ModerationAway */
  async sentences(nameless: string, signal: AbortSignal): Promise<void> {
    const said = await this.asked(nameless, signal);
    if (said) throw new AiFailure(said, "the provider's moderation");
  }

  private async asked(text: string, signal: AbortSignal): Promise<Unsafe | undefined> {
    const offered = this.providers.moderationModel();
    return offered && text.trim() !== '' ? requestedVerdict(offered, text, signal) : undefined;
  }
}
