import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { DocumentCalls } from './document-calls.js';

/** Live documents of browsers that have no line to collab-server. */
@Controller()
export class DocumentUpdatesController {
  constructor(private readonly documents: DocumentCalls) {}

  @Call(contract.documentUpdates.read)
  read(@Asked() asking: Asking) {
    return implement(contract.documentUpdates.read).handler(({ input }) => this.documents.read(asking, input));
  }

  @Call(contract.documentUpdates.write)
  write(@Asked() asking: Asking) {
    return implement(contract.documentUpdates.write).handler(({ input }) => this.documents.write(asking, input));
  }
}
