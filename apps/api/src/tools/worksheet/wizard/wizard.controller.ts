import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { SentRequests } from '../../../core/ai/runs/requests/sent-requests.js';
import { Call } from '../../../platform/call.js';
import { accountOf, CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { WorksheetWizard } from './worksheet-wizard.js';

const calls = contract.worksheetWizard;

/** Endpoints of the wizard that makes a worksheet in three steps. */
@Controller()
export class WizardController {
  constructor(
    private readonly wizard: WorksheetWizard,
    private readonly sent: SentRequests,
  ) {}

  @Call(calls.propose)
  propose(@CurrentContext() context: RequestContext) {
    return implement(calls.propose).handler(({ input }) => this.wizard.propose(context, input));
  }

  @Call(calls.renew)
  renew(@CurrentContext() context: RequestContext) {
    return implement(calls.renew).handler(({ input }) => this.wizard.renew(context, input));
  }

  @Call(calls.requests)
  requests(@CurrentContext() context: RequestContext) {
    return implement(calls.requests).handler(() => this.sent.ofQuestions({ accountId: accountOf(context).id, kind: 'worksheet' }));
  }

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(({ input }) => this.wizard.create(context, input));
  }
}
