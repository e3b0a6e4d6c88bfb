import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { apiError } from '../../../platform/api-error.js';
import { Call } from '../../../platform/call.js';
import { CurrentContext, classOf, type RequestContext } from '../../../platform/request-context.js';
import { Impersonation } from './impersonation.js';
import { IncognitoProtocol } from './incognito-protocol.js';

/** Seeing murmel as another person, and who did so. */
@Controller()
export class IncognitoController {
  constructor(
    private readonly impersonation: Impersonation,
    private readonly protocol: IncognitoProtocol,
  ) {}

  @Call(contract.incognito.start)
  start(@CurrentContext() context: RequestContext) {
    return implement(contract.incognito.start).handler(async ({ input }) => {
      const { id, endsAt } = await this.impersonation.start(context, input);
      return { id, endsAt: endsAt.toISOString() };
    });
  }

  @Call(contract.incognito.stop)
  stop(@CurrentContext() context: RequestContext) {
    return implement(contract.incognito.stop).handler(async () => ({ returnTo: await this.impersonation.stop(context) }));
  }

  @Call(contract.incognito.looks)
  looks(@CurrentContext() { account, visitor }: RequestContext) {
    return implement(contract.incognito.looks).handler(({ input }) => {
      const person = account ?? visitor;
      if (!person) throw apiError('UNAUTHORIZED');
      return this.protocol.at(person.id, input);
    });
  }

  @Call(contract.incognito.looksInClass)
  looksInClass(@CurrentContext() context: RequestContext) {
    return implement(contract.incognito.looksInClass).handler(({ input: { page, limit } }) =>
      this.protocol.inClass(classOf(context).id, { page, limit }),
    );
  }

  @Call(contract.backofficeIncognito.list)
  list() {
    return implement(contract.backofficeIncognito.list).handler(({ input }) => this.protocol.all(input));
  }

  @Call(contract.backofficeIncognito.get)
  get() {
    return implement(contract.backofficeIncognito.get).handler(({ input: { id, page, limit } }) => this.protocol.one(id, { page, limit }));
  }
}
