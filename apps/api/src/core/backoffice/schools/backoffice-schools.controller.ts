import { type AdministeredSchool, contract } from '@murmel/contracts';
import { berlinDay, newId, newSecret, School } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager, ILike, In } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { Call } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { omitUndefined } from '../../../platform/omit-undefined.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';

const calls = contract.backofficeSchools;

/** Schools with their licences and imprints, for admins of the installation. */
@Controller()
export class BackofficeSchoolsController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(calls.list)
  list() {
    return implement(calls.list).handler(async ({ input: { page, limit, search } }) => {
      const { manager } = this.database;
      const [schools, total] = await manager.findAndCount(School, {
        where: search ? { name: ILike(`%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`) } : {},
        order: { name: 'ASC', id: 'ASC' },
        skip: (page - 1) * limit,
        take: limit,
      });
      return { entries: await answers(manager, schools), total, page, limit };
    });
  }

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(async ({ input }) => {
      const id = await this.idempotency.once(context, input, async (manager) => {
        const school = { id: newId(), name: input.name, token: newSecret(), imprint: '', createdAt: new Date() };
        await manager.insert(School, school);
        return school.id;
      });
      return this.answer(id);
    });
  }

  @Call(calls.update)
  update() {
    return implement(calls.update).handler(async ({ input: { schoolId, ...fields } }) => {
      const given = omitUndefined(fields);
      if (Object.keys(given).length > 0) await this.database.manager.update(School, { id: schoolId }, given);
      return this.answer(schoolId);
    });
  }

  private async answer(id: string): Promise<AdministeredSchool> {
    const { manager } = this.database;
    const [school] = await answers(manager, await manager.findBy(School, { id: In([id]) }));
    if (!school) throw apiError('NOT_FOUND');
    return school;
  }
}

async function answers(manager: EntityManager, schools: readonly School[]): Promise<AdministeredSchool[]> {
  const rows = await manager.query<{ id: string; teachers: number; licences: string[] }[]>(
    `select s.id, (select count(*)::int from account a where a.school_id = s.id) as teachers,
            array(select l.name from licence l where l.school_id = s.id and l.starts_on <= $2 and (l.ends_on is null or l.ends_on > $2)
                   order by lower(l.name)) as licences
       from school s where s.id = any($1)`,
    [schools.map(({ id }) => id), berlinDay(new Date())],
  );
  const counted = new Map(rows.map((row) => [row.id, row]));
  return schools.map(({ id, name, createdAt, imprint }) => ({
    ...{ id, name, imprint, createdAt: createdAt.toISOString() },
    teachers: counted.get(id)?.teachers ?? 0,
    licences: counted.get(id)?.licences ?? [],
  }));
}
