import { hashSecret, PupilAccess } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { CodeLookup } from './code-lookup.js';
import type { SignInResult } from './sign-in-attempt.js';

/** Sign-in by the QR code of a printed card: 192 bits cannot be guessed, so that neither a budget nor a device check applies. */
@Injectable()
export class CardSignIn {
  constructor(
    private readonly database: DataSource,
    private readonly codeLookup: CodeLookup,
  ) {}

  /** @throws CODE_UNKNOWN */
  async of(card: string): Promise<SignInResult> {
    const access = await this.database.manager.findOneBy(PupilAccess, { cardHash: hashSecret(card), deactivatedAt: IsNull() });
    if (!access || !(await this.codeLookup.living({ id: access.classId }))) throw apiError('CODE_UNKNOWN');
    return { access, vouches: true };
  }
}
