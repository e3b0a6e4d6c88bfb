import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { FeedbackOnWork } from './feedback.js';

@Controller()
export class FeedbackController {
  constructor(private readonly feedback: FeedbackOnWork) {}

  @Call(contract.worksheets.feedback)
  one(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.feedback).handler(() => this.feedback.one(context));
  }

  @Call(contract.worksheets.updateFeedback)
  write(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.updateFeedback).handler(({ input: { id: _taken, ...written } }) =>
      this.feedback.write(context, written),
    );
  }

  @Call(contract.worksheets.giveFeedback)
  give(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.giveFeedback).handler(({ input: { again } }) => this.feedback.give(context, again));
  }

  @Call(contract.worksheets.withdrawFeedback)
  withdraw(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.withdrawFeedback).handler(() => this.feedback.withdraw(context));
  }
}
