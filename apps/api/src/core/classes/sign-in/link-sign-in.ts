import { type PupilAccess, School, type SchoolClass } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PupilDevices } from '../pupil-devices.js';
import { type BudgetScope, CodeBudgets } from './code-budgets.js';
import { CodeLookup } from './code-lookup.js';
import type { SignInAttempt, SignInResult } from './sign-in-attempt.js';
import { SignInRefusals } from './sign-in-refusals.js';

/** Behind the own link of a class or school: a code is compared with its pupils only. */
@Injectable()
export class LinkSignIn {
  constructor(
    private readonly database: DataSource,
    private readonly codeLookup: CodeLookup,
    private readonly devices: PupilDevices,
    private readonly budgets: CodeBudgets,
    private readonly refusals: SignInRefusals,
  ) {}

  /** Returns the school that a link belongs to. */
  school(token: string): Promise<School | null> {
    return this.database.manager.findOneBy(School, { token });
  }

  /** Opens at any hour, since the link was handed out to its holder. */
  async ofClass({ id }: SchoolClass, code: string, attempt: SignInAttempt): Promise<SignInResult> {
    const found = await this.codeLookup.pupil(code);
    const access = found?.classId === id ? found : null;
    return this.compare(access, code, attempt, `class:${id}`, await this.devices.knowsClass(attempt.device, id), true);
  }

  /** Opens while the pupil's class is open. */
  async ofSchool({ id }: School, code: string, attempt: SignInAttempt): Promise<SignInResult> {
    const found = await this.codeLookup.pupil(code);
    const inside = found !== null && (await this.codeLookup.schoolOf(found.classId)) === id;
    const isOpen =
      found !== null && (await this.codeLookup.living({ id: found.classId })) !== null && (await this.codeLookup.isOpen(found.classId));
    const known = found !== null && inside && (await this.devices.knowsClass(attempt.device, found.classId));
    return this.compare(inside && isOpen ? found : null, code, attempt, `school:${id}`, known, false);
  }

  private async compare(
    access: PupilAccess | null,
    code: string,
    attempt: SignInAttempt,
    scope: BudgetScope,
    known: boolean,
    vouches: boolean,
  ): Promise<SignInResult> {
    const { device } = attempt;
    const codeHash = this.codeLookup.hash(code);
    if (access && (await this.devices.knows(device, access.id))) return { access, vouches };
    const hasRoom = (
      await this.budgets.check(device, codeHash, { scopes: [scope], isRight: (left) => access !== null && left.has(scope) })
    ).has(scope);
    if (!hasRoom && known) await this.budgets.takeForDevice(device, codeHash);
    const shut = !hasRoom && !known;
    return access && !shut ? { access, vouches } : this.refusals.of(access, attempt, shut);
  }
}
