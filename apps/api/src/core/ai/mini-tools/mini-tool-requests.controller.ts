import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { accountOf, CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { MiniToolRequests } from './mini-tool-requests.js';

const calls = contract.miniToolRequests;

/** Routes to find a teacher's earlier mini tool requests. */
@Controller()
export class MiniToolRequestsController {
  constructor(private readonly requests: MiniToolRequests) {}

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(({ input }) => this.requests.list(accountOf(context).id, input));
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.requests.get(context));
  }

  @Call(calls.remove)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.remove).handler(async () => {
      await this.requests.remove(context);
      return {};
    });
  }
}
