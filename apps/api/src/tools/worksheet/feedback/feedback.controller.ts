import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { FeedbackOnWork } from './feedback.js';

@Controller()
export class FeedbackController {
  constructor(private readonly feedback: FeedbackOnWork) {}

  @Call(contract.worksheets.feedback)
  one(@Asked() asking: Asking) {
    return implement(contract.worksheets.feedback).handler(() => this.feedback.one(asking));
  }

  @Call(contract.worksheets.updateFeedback)
  write(@Asked() asking: Asking) {
    return implement(contract.worksheets.updateFeedback).handler(({ input: { id: _taken, ...written } }) =>
      this.feedback.write(asking, written),
    );
  }

  @Call(contract.worksheets.giveFeedback)
  give(@Asked() asking: Asking) {
    return implement(contract.worksheets.giveFeedback).handler(({ input: { again } }) => this.feedback.give(asking, again));
  }

  @Call(contract.worksheets.withdrawFeedback)
  withdraw(@Asked() asking: Asking) {
    return implement(contract.worksheets.withdrawFeedback).handler(() => this.feedback.withdraw(asking));
  }
}
