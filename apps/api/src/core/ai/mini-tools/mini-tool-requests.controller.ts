import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking, accountOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { MiniToolRequests } from './mini-tool-requests.js';

const calls = contract.miniToolRequests;

/** Routes to find a teacher's earlier mini tool requests. */
@Controller()
export class MiniToolRequestsController {
  constructor(private readonly requests: MiniToolRequests) {}

  @Call(calls.list)
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(({ input }) => this.requests.list(accountOf(asking).id, input));
  }

  @Call(calls.get)
  get(@Asked() asking: Asking) {
    return implement(calls.get).handler(() => this.requests.get(asking));
  }

  @Call(calls.remove)
  remove(@Asked() asking: Asking) {
    return implement(calls.remove).handler(async () => {
      await this.requests.remove(asking);
      return {};
    });
  }
}
