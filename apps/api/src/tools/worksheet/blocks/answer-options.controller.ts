import { contract, LIMITS } from '@murmel/contracts';
import { type BlockOf, newPartId } from '@murmel/documents';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { apiError } from '../../../platform/api-error.js';
import { Call } from '../../../platform/call.js';
import { CurrentContext, partIdOf, type RequestContext } from '../../../platform/request-context.js';
import { type RequestedWorksheet, Worksheets } from '../worksheets.js';
import { knownBlock } from './block-answer.js';

type ChoiceBlock = BlockOf<'SingleChoice'> | BlockOf<'MultipleChoice'>;
type Option = { id: string; text: string };

/** Endpoints for the options of a block, one by one, and for its sample solution. */
@Controller()
export class AnswerOptionsController {
  constructor(private readonly sheets: Worksheets) {}

  @Call(contract.worksheets.answerOptions)
  list(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.answerOptions).handler(async () => {
      const asked = await this.sheets.requested(context);
      const block = this.choice(context, asked);
      return block.content.options.map((option) => (asked.mayEdit ? withCorrect(block, option) : { ...option }));
    });
  }

  @Call(contract.worksheets.createAnswerOption)
  create(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.createAnswerOption).handler(async ({ input: { text, correct } }) => {
      const block = this.choice(context, await this.sheets.requested(context));
      const { options } = block.content;
      const { max } = LIMITS.worksheet.options;
      if (options.length >= max) throw apiError('LIMIT_REACHED', { limit: max });
      const option = { id: newPartId(), text };
      return this.write(context, block, [...options, option], { id: option.id, correct });
    });
  }

  @Call(contract.worksheets.updateAnswerOption)
  update(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.updateAnswerOption).handler(async ({ input: { optionId: id, text, correct } }) => {
      const block = this.choice(context, await this.sheets.requested(context));
      knownOption(block, id);
      const options = block.content.options.map((option) => (option.id === id && text !== undefined ? { id, text } : option));
      return this.write(context, block, options, { id, correct: correct ?? block.content.correct.includes(id) });
    });
  }

  @Call(contract.worksheets.removeAnswerOption)
  remove(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.removeAnswerOption).handler(async ({ input: { optionId } }) => {
      const block = this.choice(context, await this.sheets.requested(context));
      knownOption(block, optionId);
      const options = block.content.options.filter(({ id }) => id !== optionId);
      const correct = block.content.correct.filter((id) => id !== optionId);
      await this.sheets.run(context, 'changeBlock', { block: block.id, content: { options, correct } });
      return {};
    });
  }

  @Call(contract.worksheets.solution)
  solution(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.solution).handler(async () => ({ text: await this.solutionOf(context) }));
  }

  @Call(contract.worksheets.updateSolution)
  updateSolution(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.updateSolution).handler(({ input: { text } }) => this.solve(context, text));
  }

  @Call(contract.worksheets.removeSolution)
  removeSolution(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.removeSolution).handler(async () => {
      await this.solve(context, '');
      return {};
    });
  }

  /** @throws NOT_FOUND where nothing is chosen */
  private choice(context: RequestContext, asked: RequestedWorksheet): ChoiceBlock {
    const block = knownBlock(asked, partIdOf(context));
    if (block.kind !== 'SingleChoice' && block.kind !== 'MultipleChoice') throw apiError('NOT_FOUND');
    return block;
  }

  private async write(context: RequestContext, block: ChoiceBlock, options: readonly Option[], one: { id: string; correct: boolean }) {
    const others = block.content.correct.filter((id) => id !== one.id);
    // Of a single choice at most one is correct: what is said last counts.
    const kept = one.correct && block.kind === 'SingleChoice' ? [] : others;
    const correct = one.correct ? [...kept, one.id] : others;
    await this.sheets.run(context, 'changeBlock', { block: block.id, content: { options, correct } });
    return { ...options.find(({ id }) => id === one.id)!, correct: one.correct };
  }

  private async solutionOf(context: RequestContext): Promise<string> {
    const { content } = knownBlock(await this.sheets.requested(context), partIdOf(context));
    if (!('solution' in content)) throw apiError('NOT_FOUND');
    return content.solution;
  }

  private async solve(context: RequestContext, text: string): Promise<{ text: string }> {
    await this.solutionOf(context);
    await this.sheets.run(context, 'changeBlock', { block: partIdOf(context), content: { solution: text } });
    return { text };
  }
}

/** @throws NOT_FOUND */
function knownOption({ content: { options } }: ChoiceBlock, id: string): void {
  if (!options.some((option) => option.id === id)) throw apiError('NOT_FOUND');
}

function withCorrect({ content: { correct } }: ChoiceBlock, { id, text }: Option) {
  return { id, text, correct: correct.includes(id) };
}
