import { type PupilAccess, School, type SchoolClass } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PupilDevices } from '../pupil-devices.js';
import { CodeBudgets, type Scope } from './code-budgets.js';
import type { Comer, Entry } from './entry.js';
import { Findings } from './findings.js';
import { Refusals } from './refusals.js';

/** Behind the own link of a class or school: a code is compared with its pupils only. */
@Injectable()
export class LinkDoor {
  constructor(
    private readonly database: DataSource,
    private readonly findings: Findings,
    private readonly devices: PupilDevices,
    private readonly budgets: CodeBudgets,
    private readonly refusals: Refusals,
  ) {}

  /** Returns the school that a link belongs to. */
  school(token: string): Promise<School | null> {
    return this.database.manager.findOneBy(School, { token });
  }

  /** Opens at any hour, since the link was handed out to its holder. */
  async ofClass({ id }: SchoolClass, code: string, comer: Comer): Promise<Entry> {
    const found = await this.findings.pupil(code);
    const access = found?.classId === id ? found : null;
    return this.compare(access, code, comer, `class:${id}`, await this.devices.knowsClass(comer.device, id), true);
  }

  /** Opens while the pupil's class is open. */
  async ofSchool({ id }: School, code: string, comer: Comer): Promise<Entry> {
    const found = await this.findings.pupil(code);
    const inside = found !== null && (await this.findings.schoolOf(found.classId)) === id;
    const isOpen =
      found !== null && (await this.findings.living({ id: found.classId })) !== null && (await this.findings.isOpen(found.classId));
    const known = found !== null && inside && (await this.devices.knowsClass(comer.device, found.classId));
    return this.compare(inside && isOpen ? found : null, code, comer, `school:${id}`, known, false);
  }

  private async compare(
    access: PupilAccess | null,
    code: string,
    comer: Comer,
    scope: Scope,
    known: boolean,
    vouches: boolean,
  ): Promise<Entry> {
    const { device } = comer;
    const codeHash = this.findings.hash(code);
    if (access && (await this.devices.knows(device, access.id))) return { access, vouches };
    const hasRoom = (
      await this.budgets.look(device, codeHash, { scopes: [scope], isRight: (left) => access !== null && left.has(scope) })
    ).has(scope);
    if (!hasRoom && known) await this.budgets.takeForDevice(device, codeHash);
    const shut = !hasRoom && !known;
    return access && !shut ? { access, vouches } : this.refusals.of(access, comer, shut);
  }
}
