import { type AiImageSize, DATA_LOCATIONS, SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { apiError } from '../../platform/api-error.js';
import type { AiFailure } from './ai-failure.js';
import { AiProviders, type OfferedImageModel, type OfferedModel } from './ai-providers.js';

const { restSeconds } = SERVER_LIMITS.ai;
/** Failures that another model may avoid; all others it would refuse as well. */
const ELSEWHERE: ReadonlySet<AiFailure['kind']> = new Set([
  'busy',
  'quota',
  'unauthorised',
  'refused',
  'unreachable',
  'timeout',
  'broken',
  'unknown',
]);

/** Model that a provider offers: for text or for pictures. */
interface Offered {
  provider: OfferedModel['provider'];
  model: { id: string };
}

/** Selects the model to ask, and the fallback when it does not answer. */
@Injectable()
export class ModelChoice {
  /** until when a model is left out, in milliseconds since 1970 */
  private readonly resting = new Map<string, number>();

  constructor(private readonly providers: AiProviders) {}

  /** @throws AI_NOT_CONFIGURED, AI_MODEL_UNKNOWN */
  forTeacher(wanted: string | null | undefined): OfferedModel {
    const all = this.providers.models();
    if (all.length === 0) throw apiError('AI_NOT_CONFIGURED');
    const chosen = wanted === null || wanted === undefined ? all[0] : all.find(({ model }) => model.id === wanted);
    if (!chosen) throw apiError('AI_MODEL_UNKNOWN');
    return chosen;
  }

  /**
   * Whom pupils and guests ask: never a model that is for teachers only (spec PUP-07).
   * @throws AI_NOT_CONFIGURED where there is none for them
   */
  forLearner(wanted: string | null): OfferedModel {
    const chosen = this.providers.open().find(({ model }) => model.id === wanted) ?? this.providers.usualForLearners();
    if (!chosen) throw apiError('AI_NOT_CONFIGURED');
    return chosen;
  }

  /** @returns undefined where the operator took it away */
  named(id: string): OfferedModel | undefined {
    return this.providers.models().find(({ model }) => model.id === id);
  }

  /**
   * Returns the fallback models: none with a less strict data location, and none for another audience. Those that answered last come first,
   * in the operator's order.
   * @param pictures only those that see
   */
  instead(of: OfferedModel, { pictures, now = Date.now() }: { pictures: boolean; now?: number }): OfferedModel[] {
    const all = this.providers.models().filter(({ model }) => model.teachersOnly === of.model.teachersOnly && (model.images || !pictures));
    return this.others(of, all, now);
  }

  /**
   * Returns the models that draw an image of this size, the requested one first, then the others as for text. All of them are for teachers.
   */
  whoDraws(of: OfferedImageModel, size: AiImageSize): OfferedImageModel[] {
    const all = this.providers.imageModels().filter(({ model }) => model.sizes.includes(size));
    return this.inTurn(of, this.others(of, all));
  }

  /** Puts a model that failed a moment ago last, so that it is asked only if no other answers. */
  inTurn<One extends Offered>(of: One, others: readonly One[]): One[] {
    return this.isResting(of) ? [...others, of] : [of, ...others];
  }

  private others<One extends Offered>(of: Offered, all: readonly One[], now = Date.now()): One[] {
    return all.filter((one) => one.model.id !== of.model.id && levelOf(one) <= levelOf(of) && !this.isResting(one, now));
  }

  private isResting({ model }: Offered, now = Date.now()): boolean {
    return (this.resting.get(model.id) ?? 0) > now;
  }

  /** Leaves a model out for a while where waiting may help. @returns true if another model may do better */
  failed({ model }: Offered, { kind }: AiFailure, now = Date.now()): boolean {
    if (!ELSEWHERE.has(kind)) return false;
    this.resting.set(model.id, now + restSeconds * 1000);
    return true;
  }

  answered({ model }: Offered): void {
    this.resting.delete(model.id);
  }
}

const levelOf = ({ provider }: Offered): number => DATA_LOCATIONS.indexOf(provider.location.level);
