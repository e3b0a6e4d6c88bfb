import { decide } from '@murmel/access-policy';
import { contract, type School as SchoolAnswer } from '@murmel/contracts';
import { Account } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, accountOf, rowOf, schoolOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { schoolAnswer } from './school-answer.js';
import { changeRole, enrol, listTeachers, type Onlooker, takeOut } from './school-teachers.js';
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
  mine(@Asked() asking: Asking) {
    return implement(calls.mine).handler(async () => {
      const { schoolId } = accountOf(asking);
      return { school: schoolId === null ? null : await this.answer(asking, schoolId) };
    });
  }

  @Call(calls.create)
  create(@Asked() asking: Asking) {
    return implement(calls.create).handler(async ({ input }) => {
      const id = await this.idempotency.once(asking, input, (manager) => foundSchool(manager, accountOf(asking).id, input.name));
      return this.answer(asking, id);
    });
  }

  @Call(calls.get)
  get(@Asked() asking: Asking) {
    return implement(calls.get).handler(() => this.answer(asking, schoolOf(asking).id));
  }

  @Call(calls.update)
  update(@Asked() asking: Asking) {
    return implement(calls.update).handler(async ({ input }) => {
      const { id } = schoolOf(asking);
      await renameSchool(this.database, id, input.name);
      return this.answer(asking, id);
    });
  }

  @Call(calls.leave)
  leave(@Asked() asking: Asking) {
    return implement(calls.leave).handler(async () => {
      await takeOut(this.database, schoolOf(asking).id, accountOf(asking).id);
      return {};
    });
  }

  @Call(calls.teachers)
  teachers(@Asked() asking: Asking) {
    return implement(calls.teachers).handler(async ({ input: { page, limit } }) => {
      const { teachers, total } = await listTeachers(this.database.manager, schoolOf(asking).id, onlooker(asking), page, limit);
      return { entries: teachers, total, page, limit };
    });
  }

  @Call(calls.enrol)
  enrol(@Asked() asking: Asking) {
    return implement(calls.enrol).handler(({ input }) =>
      this.idempotency.once(asking, input, (manager) => enrol(manager, schoolOf(asking).id, input.email, onlooker(asking))),
    );
  }

  @Call(calls.updateTeacher)
  updateTeacher(@Asked() asking: Asking) {
    return implement(calls.updateTeacher).handler(({ input }) =>
      changeRole(this.database, schoolOf(asking).id, rowOf(asking, Account).id, input.role, onlooker(asking)),
    );
  }

  @Call(calls.removeTeacher)
  removeTeacher(@Asked() asking: Asking) {
    return implement(calls.removeTeacher).handler(async () => {
      await takeOut(this.database, schoolOf(asking).id, rowOf(asking, Account).id);
      return {};
    });
  }

  private answer(asking: Asking, id: string): Promise<SchoolAnswer> {
    return schoolAnswer(this.database.manager, asking.actor, id);
  }
}

function onlooker(asking: Asking): Onlooker {
  return { accountId: accountOf(asking).id, manages: decide(asking.actor, 'school.manage', { school: schoolOf(asking).facts }).allow };
}
