import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { accountOf, CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { CurrentUsers } from '../current-users.js';
import { OnboardingAnswerStore } from './onboarding-answer-store.js';

const calls = contract.onboarding;

/** Routes for the first steps of a teacher. */
@Controller()
export class OnboardingController {
  constructor(
    private readonly answers: OnboardingAnswerStore,
    private readonly users: CurrentUsers,
  ) {}

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.answers.of(accountOf(context)));
  }

  @Call(calls.save)
  save(@CurrentContext() context: RequestContext) {
    return implement(calls.save).handler(async ({ input }) => this.users.of(await this.answers.save(accountOf(context), input)));
  }

  @Call(calls.skip)
  skip(@CurrentContext() context: RequestContext) {
    return implement(calls.skip).handler(async () => this.users.of(await this.answers.skip(accountOf(context))));
  }
}
