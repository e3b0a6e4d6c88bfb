import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { HttpDocuments } from './http-documents.js';

/** Live documents of browsers that have no line to collab-server. */
@Controller()
export class DocumentUpdatesController {
  constructor(private readonly documents: HttpDocuments) {}

  @Call(contract.documentUpdates.read)
  read(@CurrentContext() context: RequestContext) {
    return implement(contract.documentUpdates.read).handler(({ input }) => this.documents.read(context, input));
  }

  @Call(contract.documentUpdates.write)
  write(@CurrentContext() context: RequestContext) {
    return implement(contract.documentUpdates.write).handler(({ input }) => this.documents.write(context, input));
  }
}
