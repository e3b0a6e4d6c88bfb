import { hashSecret, PupilAccess } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { Entry } from './entry.js';
import { Findings } from './findings.js';

/** The QR code of a printed card: 192 bits that nobody guesses, so that no budget and no device stands before it. */
@Injectable()
export class CardDoor {
  constructor(
    private readonly database: DataSource,
    private readonly findings: Findings,
  ) {}

  /** @throws CODE_UNKNOWN */
  async of(card: string): Promise<Entry> {
    const access = await this.database.manager.findOneBy(PupilAccess, { cardHash: hashSecret(card), deactivatedAt: IsNull() });
    if (!access || !(await this.findings.living({ id: access.classId }))) throw apiError('CODE_UNKNOWN');
    return { access, vouches: true };
  }
}
