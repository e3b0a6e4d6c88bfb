import { contract, type Licence as LicenceAnswer } from '@murmel/contracts';
import { Account, Licence, newId, School } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { Call } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { omitUndefined } from '../../../platform/omit-undefined.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { applyLicences } from '../../licences/apply-licences.js';
import { giveSeats, lockedLicence, takenSeats } from '../../licences/seats.js';
import { licenceAnswers, listLicences, listSeats } from './licence-answers.js';

const calls = contract.backofficeLicences;

/** Licences and their seats, for admins of the installation. */
@Controller()
export class LicencesController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(calls.list)
  list() {
    return implement(calls.list).handler(async ({ input: { page, limit } }) => ({
      ...(await listLicences(this.database.manager, page, limit)),
      page,
      limit,
    }));
  }

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(async ({ input }) => {
      const id = await this.idempotency.once(context, input, async (manager) => {
        await refuseWrong(manager, input);
        const licence = manager.create(Licence, { id: newId(), ...input, ...withoutClasses(input), createdAt: new Date() });
        await manager.insert(Licence, licence);
        return licence.id;
      });
      return this.answer(this.database.manager, id);
    });
  }

  @Call(calls.get)
  get() {
    return implement(calls.get).handler(({ input }) => this.answer(this.database.manager, input.licenceId));
  }

  @Call(calls.update)
  update() {
    return implement(calls.update).handler(({ input: { licenceId, ...fields } }) =>
      this.database.transaction(async (manager) => {
        const licence = await lockedLicence(manager, licenceId);
        const next = { ...licence, ...omitUndefined(fields) };
        await refuseWrong(manager, next);
        const taken = (await takenSeats(manager, [licenceId])).get(licenceId) ?? 0;
        if (next.seats !== null && next.seats < taken) throw apiError('LICENCE_FULL', { seats: next.seats, free: 0, taken });
        await manager.update(Licence, { id: licenceId }, { ...omitUndefined(fields), ...withoutClasses(next) });
        await applyLicences(manager, new Date(), licenceId);
        return this.answer(manager, licenceId);
      }),
    );
  }

  @Call(calls.people)
  people() {
    return implement(calls.people).handler(async ({ input: { licenceId, page, limit } }) => {
      const { manager } = this.database;
      if (!(await manager.existsBy(Licence, { id: licenceId }))) throw apiError('NOT_FOUND');
      return { ...(await listSeats(manager, licenceId, page, limit)), page, limit };
    });
  }

  @Call(calls.assign)
  assign() {
    return implement(calls.assign).handler(({ input: { licenceId, emails, wholeSchool } }) =>
      this.database.transaction(async (manager) => {
        const { schoolId } = await lockedLicence(manager, licenceId);
        if (wholeSchool && schoolId === null) throw apiError('NOT_IN_SCHOOL');
        const teachers = { type: 'User', confirmedAt: Not(IsNull()) } as const;
        const select = { id: true, email: true } as const;
        const [named, ofSchool] = [
          await manager.find(Account, { where: { ...teachers, email: In(emails) }, select }),
          wholeSchool && schoolId !== null ? await manager.find(Account, { where: { ...teachers, schoolId }, select }) : [],
        ];
        const ids = [...new Set([...named, ...ofSchool].map(({ id }) => id))];
        await giveSeats(manager, licenceId, ids);
        const known = new Set(named.map(({ email }) => email));
        return {
          licence: await this.answer(manager, licenceId),
          assigned: ids.length,
          unknown: [...new Set(emails)].filter((email) => !known.has(email)),
        };
      }),
    );
  }

  private async answer(manager: EntityManager, id: string): Promise<LicenceAnswer> {
    const licence = await manager.findOneBy(Licence, { id });
    if (!licence) throw apiError('NOT_FOUND');
    return (await licenceAnswers(manager, [licence]))[0]!;
  }
}

type Dated = Pick<Licence, 'kind' | 'schoolId' | 'startsOn' | 'endsOn'>;

/** @throws BAD_REQUEST for an end before the begin, NOT_FOUND for a school that is none */
async function refuseWrong(manager: EntityManager, { schoolId, startsOn, endsOn }: Dated): Promise<void> {
  if (endsOn !== null && endsOn < startsOn) throw apiError('BAD_REQUEST', { field: 'endsOn', reason: 'before the begin' });
  if (schoolId !== null && !(await manager.existsBy(School, { id: schoolId }))) throw apiError('NOT_FOUND');
}

/** A licence for single people shares no classes. */
const withoutClasses = ({ kind }: Pick<Licence, 'kind'>): { sharedClasses?: false } =>
  kind === 'tools_pro' ? { sharedClasses: false } : {};
