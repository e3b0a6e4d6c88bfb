import type { PupilAccess } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { apiError } from '../../../platform/api-error.js';
import { WaitingPupils } from '../waiting-pupils.js';
import { CodeLookup } from './code-lookup.js';
import { waitConstantTime } from './constant-response-time.js';
import { deviceNumber } from './device-number.js';
import type { SignInAttempt, SignInResult } from './sign-in-attempt.js';

/** Answers codes that are not accepted: right and wrong ones cause the same work, take the same time and look the same. */
@Injectable()
export class SignInRefusals {
  constructor(
    private readonly codeLookup: CodeLookup,
    private readonly waiting: WaitingPupils,
  ) {}

  /**
   * @param access pupil to whom the code belongs, if to any
   * @param shut true where nothing that is typed opens anything, so that no typing error is reported
   * @returns when a teacher has let this pupil in on this device
   * @throws CODE_UNKNOWN, or WAITING_FOR_TEACHER when it is shut; both with the number of the device
   */
  async of(access: PupilAccess | null, { device, started }: SignInAttempt, shut: boolean): Promise<SignInResult> {
    const asks = access !== null && (await this.codeLookup.isOpen(access.classId));
    if (await this.waiting.admitted(asks ? access : null, device)) return { access: access!, vouches: false };
    await waitConstantTime(started);
    throw apiError(shut ? 'WAITING_FOR_TEACHER' : 'CODE_UNKNOWN', { number: deviceNumber(device) });
  }
}
