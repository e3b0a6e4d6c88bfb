import { contract, type PupilAccessEntry } from '@murmel/contracts';
import { PupilAccess, PupilCodes } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { CurrentContext, classOf, type RequestContext, rowOf } from '../../platform/request-context.js';
import { CurrentUsers } from '../accounts/current-users.js';
import { ResetName } from '../accounts/names/reset-name.js';
import { RenameAccount } from '../accounts/rename-account.js';
import { ErasePupils } from './erase-pupils.js';
import { admitPupil } from './onetime-class.js';
import { OtherClasses } from './other-classes.js';
import { PupilSignIn } from './pupil-sign-in.js';
import {
  addPupils,
  changePupil,
  deactivatePupil,
  listPupils,
  onePupil,
  pupilEntries,
  reactivatePupil,
  regenerateCode,
  signOutPupil,
} from './pupils.js';
import { WaitingPupils } from './waiting-pupils.js';

const calls = contract.schoolClasses;

/** The pupils of a class, and how they come in. */
@Controller()
export class PupilsController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly codes: PupilCodes,
    private readonly erase: ErasePupils,
    private readonly signIn: PupilSignIn,
    private readonly otherClasses: OtherClasses,
    private readonly users: CurrentUsers,
    private readonly waiting: WaitingPupils,
    private readonly rename: RenameAccount,
    private readonly names: ResetName,
  ) {}

  @Call(calls.pupils)
  pupils(@CurrentContext() context: RequestContext) {
    const { id } = classOf(context);
    return implement(calls.pupils).handler(async ({ input: { page, limit } }) => {
      const { entries, total } = await listPupils(this.database.manager, this.codes, id, page, limit);
      return { entries: entries.map((entry) => readable(context, entry)), total, page, limit };
    });
  }

  @Call(calls.addPupils)
  add(@CurrentContext() context: RequestContext) {
    return implement(calls.addPupils).handler(async ({ input }) => {
      // Only ids are stored for a repeated request: no name and no code.
      const ids = await this.idempotency.once(context, input, (manager) =>
        addPupils(manager, this.codes, classOf(context).id, input.pupils),
      );
      return pupilEntries(this.database.manager, this.codes, ids);
    });
  }

  @Call(calls.getPupil)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.getPupil).handler(async () =>
      readable(context, await onePupil(this.database.manager, this.codes, rowOf(context, PupilAccess).id)),
    );
  }

  @Call(calls.updatePupil)
  update(@CurrentContext() context: RequestContext) {
    const { id } = rowOf(context, PupilAccess);
    return implement(calls.updatePupil).handler(({ input: { id: _taken, ...change } }) =>
      changePupil(this.database, this.codes, this.rename, id, change),
    );
  }

  @Call(calls.resetPupilName)
  resetName(@CurrentContext() context: RequestContext) {
    const { id } = rowOf(context, PupilAccess);
    return implement(calls.resetPupilName).handler(() =>
      this.database.transaction(async (manager) => {
        await this.names.ofPupil(manager, context, id);
        return onePupil(manager, this.codes, id);
      }),
    );
  }

  @Call(calls.removePupil)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.removePupil).handler(async () => {
      await this.erase.pupil(rowOf(context, PupilAccess).id);
      return {};
    });
  }

  @Call(calls.deactivatePupil)
  deactivate(@CurrentContext() context: RequestContext) {
    return implement(calls.deactivatePupil).handler(() => deactivatePupil(this.database, this.codes, rowOf(context, PupilAccess).id));
  }

  @Call(calls.reactivatePupil)
  reactivate(@CurrentContext() context: RequestContext) {
    return implement(calls.reactivatePupil).handler(() => reactivatePupil(this.database, this.codes, rowOf(context, PupilAccess).id));
  }

  @Call(calls.regenerateCode)
  regenerate(@CurrentContext() context: RequestContext) {
    return implement(calls.regenerateCode).handler(() => regenerateCode(this.database, this.codes, rowOf(context, PupilAccess).id));
  }

  @Call(calls.admitPupil)
  admit(@CurrentContext() context: RequestContext) {
    return implement(calls.admitPupil).handler(async ({ input: { number } }) => {
      await (number === undefined
        ? admitPupil(this.database, rowOf(context, PupilAccess).id)
        : this.waiting.admit(rowOf(context, PupilAccess).id, number));
      return onePupil(this.database.manager, this.codes, rowOf(context, PupilAccess).id);
    });
  }

  @Call(calls.signOutPupil)
  signOut(@CurrentContext() context: RequestContext) {
    return implement(calls.signOutPupil).handler(() => signOutPupil(this.database, this.codes, rowOf(context, PupilAccess).id));
  }

  @Call(contract.pupilSessions.find)
  find() {
    return implement(contract.pupilSessions.find).handler(({ input }) => this.signIn.find(input.classToken));
  }

  @Call(contract.pupilSessions.create)
  come(@CurrentContext() context: RequestContext) {
    return implement(contract.pupilSessions.create).handler(async ({ input }) => this.users.of(await this.signIn.with(context, input)));
  }

  @Call(contract.pupilSessions.others)
  others(@CurrentContext() context: RequestContext) {
    return implement(contract.pupilSessions.others).handler(() => this.otherClasses.of(context));
  }

  @Call(contract.pupilSessions.change)
  change(@CurrentContext() context: RequestContext) {
    return implement(contract.pupilSessions.change).handler(async ({ input }) =>
      this.users.of(await this.otherClasses.change(context, input.classId)),
    );
  }
}

/** With a code or card an admin who looks as another person could come back without a trace. */
function readable({ incognito }: RequestContext, entry: PupilAccessEntry): PupilAccessEntry {
  return incognito ? { ...entry, code: null, card: null } : entry;
}
