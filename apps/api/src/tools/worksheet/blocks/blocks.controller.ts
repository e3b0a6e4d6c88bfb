import { contract, type WorksheetBlock } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking, partIdOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { Worksheets } from '../worksheets.js';
import { blockAnswer, blockAnswers, knownBlock } from './block-answer.js';
import { GivenBlockContent } from './given-content.js';

/** The blocks of a worksheet. */
@Controller()
export class BlocksController {
  constructor(
    private readonly sheets: Worksheets,
    private readonly content: GivenBlockContent,
  ) {}

  @Call(contract.worksheets.blocks)
  blocks(@Asked() asking: Asking) {
    return implement(contract.worksheets.blocks).handler(async () => blockAnswers(await this.sheets.asked(asking)));
  }

  @Call(contract.worksheets.createBlock)
  createBlock(@Asked() asking: Asking) {
    return implement(contract.worksheets.createBlock).handler(async ({ input: { id: _taken, ...block } }) => {
      const content = await this.content.accepted(asking, block.kind, block.content);
      const [made = ''] = await this.sheets.run(asking, 'addBlock', { ...block, ...content }, block);
      return this.answer(asking, made);
    });
  }

  @Call(contract.worksheets.getBlock)
  getBlock(@Asked() asking: Asking) {
    return implement(contract.worksheets.getBlock).handler(() => this.answer(asking, partIdOf(asking)));
  }

  @Call(contract.worksheets.updateBlock)
  updateBlock(@Asked() asking: Asking) {
    return implement(contract.worksheets.updateBlock).handler(async ({ input: { id: _taken, ...changes } }) => {
      const block = knownBlock(await this.sheets.asked(asking), partIdOf(asking));
      const content = await this.content.accepted(asking, block.kind, changes.content, block);
      await this.sheets.run(asking, 'changeBlock', { ...changes, block: block.id, ...content });
      return this.answer(asking, block.id);
    });
  }

  @Call(contract.worksheets.moveBlock)
  moveBlock(@Asked() asking: Asking) {
    return implement(contract.worksheets.moveBlock).handler(async ({ input: { after } }) => {
      const id = await this.known(asking);
      await this.sheets.run(asking, 'moveBlocks', { blocks: [id], after });
      return this.answer(asking, id);
    });
  }

  @Call(contract.worksheets.duplicateBlock)
  duplicateBlock(@Asked() asking: Asking) {
    return implement(contract.worksheets.duplicateBlock).handler(async () => {
      const [made = ''] = await this.sheets.run(asking, 'duplicateBlocks', { blocks: [await this.known(asking)] });
      return this.answer(asking, made);
    });
  }

  @Call(contract.worksheets.removeBlock)
  removeBlock(@Asked() asking: Asking) {
    return implement(contract.worksheets.removeBlock).handler(async () => {
      await this.sheets.run(asking, 'removeBlocks', { blocks: [await this.known(asking)] });
      return {};
    });
  }

  private async known(asking: Asking): Promise<string> {
    return knownBlock(await this.sheets.asked(asking), partIdOf(asking)).id;
  }

  private async answer(asking: Asking, id: string): Promise<WorksheetBlock> {
    const asked = await this.sheets.asked(asking);
    return blockAnswer(asked, knownBlock(asked, id));
  }
}
