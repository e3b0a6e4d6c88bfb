import { decide } from '@murmel/access-policy';
import { contract, type School as SchoolAnswer } from '@murmel/contracts';
import { Account } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { accountOf, CurrentContext, type RequestContext, rowOf, schoolOf } from '../../platform/request-context.js';
import { schoolAnswer } from './school-answer.js';
import { changeRole, enrol, listTeachers, removeSchoolTeacher, type TeacherListViewer } from './school-teachers.js';
import { foundSchool, listSchools, renameSchool } from './schools.js';

const calls = contract.schools;

/** Schools and who is in them. */
@Controller()
export class SchoolsController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(calls.list)
  list() {
    return implement(calls.list).handler(async ({ input: { page, limit } }) => {
      const { schools, total } = await listSchools(this.database.manager, page, limit);
      return { entries: schools, total, page, limit };
    });
  }

  @Call(calls.mine)
  mine(@CurrentContext() context: RequestContext) {
    return implement(calls.mine).handler(async () => {
      const { schoolId } = accountOf(context);
      return { school: schoolId === null ? null : await this.answer(context, schoolId) };
    });
  }

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(async ({ input }) => {
      const id = await this.idempotency.once(context, input, (manager) => foundSchool(manager, accountOf(context).id, input.name));
      return this.answer(context, id);
    });
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.answer(context, schoolOf(context).id));
  }

  @Call(calls.update)
  update(@CurrentContext() context: RequestContext) {
    return implement(calls.update).handler(async ({ input }) => {
      const { id } = schoolOf(context);
      await renameSchool(this.database, id, input.name);
      return this.answer(context, id);
    });
  }

  @Call(calls.leave)
  leave(@CurrentContext() context: RequestContext) {
    return implement(calls.leave).handler(async () => {
      await removeSchoolTeacher(this.database, schoolOf(context).id, accountOf(context).id);
      return {};
    });
  }

  @Call(calls.teachers)
  teachers(@CurrentContext() context: RequestContext) {
    return implement(calls.teachers).handler(async ({ input: { page, limit } }) => {
      const { teachers, total } = await listTeachers(this.database.manager, schoolOf(context).id, onlooker(context), page, limit);
      return { entries: teachers, total, page, limit };
    });
  }

  @Call(calls.enrol)
  enrol(@CurrentContext() context: RequestContext) {
    return implement(calls.enrol).handler(({ input }) =>
      this.idempotency.once(context, input, (manager) => enrol(manager, schoolOf(context).id, input.email, onlooker(context))),
    );
  }

  @Call(calls.updateTeacher)
  updateTeacher(@CurrentContext() context: RequestContext) {
    return implement(calls.updateTeacher).handler(({ input }) =>
      changeRole(this.database, schoolOf(context).id, rowOf(context, Account).id, input.role, onlooker(context)),
    );
  }

  @Call(calls.removeTeacher)
  removeTeacher(@CurrentContext() context: RequestContext) {
    return implement(calls.removeTeacher).handler(async () => {
      await removeSchoolTeacher(this.database, schoolOf(context).id, rowOf(context, Account).id);
      return {};
    });
  }

  private answer(context: RequestContext, id: string): Promise<SchoolAnswer> {
    return schoolAnswer(this.database.manager, context.actor, id);
  }
}

function onlooker(context: RequestContext): TeacherListViewer {
  return { accountId: accountOf(context).id, manages: decide(context.actor, 'school.manage', { school: schoolOf(context).facts }).allow };
}
