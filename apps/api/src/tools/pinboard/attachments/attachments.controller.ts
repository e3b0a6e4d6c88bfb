import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { CurrentContext, partIdOf, type RequestContext } from '../../../platform/request-context.js';
import { Attachments } from './attachments.js';

/** Files and links on cards. */
@Controller()
export class AttachmentsController {
  constructor(private readonly attachments: Attachments) {}

  @Call(contract.pinboards.attach)
  attach(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.attach).handler(({ input }) => {
      const wanted = 'fileId' in input ? { fileId: input.fileId } : { url: input.url };
      return this.attachments.attach(context, { card: partIdOf(context), asCover: input.asCover, wanted });
    });
  }

  @Call(contract.pinboards.removeAttachment)
  removeAttachment(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.removeAttachment).handler(async () => {
      await this.attachments.remove(context, partIdOf(context));
      return {};
    });
  }
}
