import type { PupilAccess } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { apiError } from '../../../platform/api-error.js';
import { WaitingPupils } from '../waiting-pupils.js';
import { numberOf } from './device-number.js';
import type { Comer, Entry } from './entry.js';
import { equallyLate } from './equally-late.js';
import { Findings } from './findings.js';

/** Answers codes that are not accepted: right and wrong ones cause the same work, take the same time and look the same. */
@Injectable()
export class Refusals {
  constructor(
    private readonly findings: Findings,
    private readonly waiting: WaitingPupils,
  ) {}

  /**
   * @param access whose code it is, if anybody's
   * @param shut nothing that is typed here opens anything, so that nobody is told of a typing error
   * @returns when a teacher has let this pupil in on this device
   * @throws CODE_UNKNOWN, or WAITING_FOR_TEACHER when it is shut; both with the number of the device
   */
  async of(access: PupilAccess | null, { device, started }: Comer, shut: boolean): Promise<Entry> {
    const asks = access !== null && (await this.findings.isOpen(access.classId));
    if (await this.waiting.admitted(asks ? access : null, device)) return { access: access!, vouches: false };
    await equallyLate(started);
    throw apiError(shut ? 'WAITING_FOR_TEACHER' : 'CODE_UNKNOWN', { number: numberOf(device) });
  }
}
