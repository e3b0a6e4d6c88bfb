import { AI_IMAGE_LIMITS } from '@murmel/contracts';
import { AiConversation, AiRun, AiStep, type Configuration, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { apiError } from '../../../../platform/api-error.js';
import { CONFIGURATION } from '../../../../platform/injection-tokens.js';
import { accountOf, type RequestContext, rowOf } from '../../../../platform/request-context.js';
import { ImageGenerator } from '../../images/image-generator.js';
import { Images } from '../../images/images.js';
import { drawingInput } from './generate-image.js';

/** Pictures that a model proposed: drawn once, after a click, with the right and the monthly limit of the account that clicks. */
@Injectable()
export class ProposedImages {
  constructor(
    private readonly database: DataSource,
    private readonly images: Images,
    private readonly maker: ImageGenerator,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws NOT_FOUND in the trash, AI_STEP_NOT_PROPOSED, what `Images.create` throws */
  async confirm(context: RequestContext): Promise<AiStep> {
    const { id } = rowOf(context, AiStep);
    const { step, drawn } = await this.database.transaction(async (manager) => {
      const step = await manager.findOne(AiStep, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const run = step && (await manager.findOneBy(AiRun, { id: step.runId }));
      if (!run || !(await manager.existsBy(AiConversation, { id: run.conversationId, discardedAt: IsNull() }))) throw apiError('NOT_FOUND');
      if (step.state === 'made') return { step, drawn: undefined };
      if (step.state !== 'proposed') throw apiError('AI_STEP_NOT_PROPOSED');
      const { prompt, style = 'drawing' } = drawingInput.parse(step.proposed);
      const { guidance, steps } = AI_IMAGE_LIMITS;
      const usual = { size: '1024x1024', guidance: guidance.usual, steps: steps.usual } as const;
      const drawn = await this.images.create(manager, context, { ...usual, prompt, negative: '', style, force: false });
      const address = new URL(`/ai/images/history/${drawn.id}`, this.configuration.publicUrl).href;
      Object.assign(step, { state: 'made', sources: [{ title: step.subject, address }] });
      await manager.save(step);
      await publish(manager, 'person.changed', { id: accountOf(context).id });
      return { step, drawn };
    });
    if (drawn) this.maker.begin(drawn.id);
    return step;
  }
}
