import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking, partIdOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { Attachments } from './attachments.js';

/** Files and links on cards. */
@Controller()
export class AttachmentsController {
  constructor(private readonly attachments: Attachments) {}

  @Call(contract.pinboards.attach)
  attach(@Asked() asking: Asking) {
    return implement(contract.pinboards.attach).handler(({ input }) => {
      const wanted = 'fileId' in input ? { fileId: input.fileId } : { url: input.url };
      return this.attachments.attach(asking, { card: partIdOf(asking), asCover: input.asCover, wanted });
    });
  }

  @Call(contract.pinboards.removeAttachment)
  removeAttachment(@Asked() asking: Asking) {
    return implement(contract.pinboards.removeAttachment).handler(async () => {
      await this.attachments.remove(asking, partIdOf(asking));
      return {};
    });
  }
}
