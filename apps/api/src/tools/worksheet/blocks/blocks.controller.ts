import { contract, type WorksheetBlock } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { CurrentContext, partIdOf, type RequestContext } from '../../../platform/request-context.js';
import { Worksheets } from '../worksheets.js';
import { blockAnswer, blockAnswers, knownBlock } from './block-answer.js';
import { CheckBlockContent } from './check-block-content.js';

/** The blocks of a worksheet. */
@Controller()
export class BlocksController {
  constructor(
    private readonly sheets: Worksheets,
    private readonly content: CheckBlockContent,
  ) {}

  @Call(contract.worksheets.blocks)
  blocks(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.blocks).handler(async () => blockAnswers(await this.sheets.requested(context)));
  }

  @Call(contract.worksheets.createBlock)
  createBlock(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.createBlock).handler(async ({ input: { id: _taken, ...block } }) => {
      const content = await this.content.accepted(context, block.kind, block.content);
      const [made = ''] = await this.sheets.run(context, 'addBlock', { ...block, ...content }, block);
      return this.answer(context, made);
    });
  }

  @Call(contract.worksheets.getBlock)
  getBlock(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.getBlock).handler(() => this.answer(context, partIdOf(context)));
  }

  @Call(contract.worksheets.updateBlock)
  updateBlock(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.updateBlock).handler(async ({ input: { id: _taken, ...changes } }) => {
      const block = knownBlock(await this.sheets.requested(context), partIdOf(context));
      const content = await this.content.accepted(context, block.kind, changes.content, block);
      await this.sheets.run(context, 'changeBlock', { ...changes, block: block.id, ...content });
      return this.answer(context, block.id);
    });
  }

  @Call(contract.worksheets.moveBlock)
  moveBlock(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.moveBlock).handler(async ({ input: { after } }) => {
      const id = await this.known(context);
      await this.sheets.run(context, 'moveBlocks', { blocks: [id], after });
      return this.answer(context, id);
    });
  }

  @Call(contract.worksheets.duplicateBlock)
  duplicateBlock(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.duplicateBlock).handler(async () => {
      const [made = ''] = await this.sheets.run(context, 'duplicateBlocks', { blocks: [await this.known(context)] });
      return this.answer(context, made);
    });
  }

  @Call(contract.worksheets.removeBlock)
  removeBlock(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.removeBlock).handler(async () => {
      await this.sheets.run(context, 'removeBlocks', { blocks: [await this.known(context)] });
      return {};
    });
  }

  private async known(context: RequestContext): Promise<string> {
    return knownBlock(await this.sheets.requested(context), partIdOf(context)).id;
  }

  private async answer(context: RequestContext, id: string): Promise<WorksheetBlock> {
    const asked = await this.sheets.requested(context);
    return blockAnswer(asked, knownBlock(asked, id));
  }
}
