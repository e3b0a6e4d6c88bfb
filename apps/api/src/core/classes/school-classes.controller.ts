import { contract, type SchoolClass as ClassAnswer } from '@murmel/contracts';
import { SchoolClass } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { accountOf, Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { classAnswers } from './class-answer.js';
import { addTeacher, leaveClass, listTeachers, switchTeacher } from './class-teachers.js';
import { createClass, listClasses, openClass, updateClass } from './classes.js';
import { ErasePupils } from './erase-pupils.js';
import { WaitingPupils } from './waiting-pupils.js';

const calls = contract.schoolClasses;

/** School classes and their teachers. */
@Controller()
export class SchoolClassesController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly erase: ErasePupils,
    private readonly waiting: WaitingPupils,
  ) {}

  @Call(calls.list)
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(async ({ input: { archived = false, page, limit } }) => {
      const { classes, total } = await listClasses(this.database.manager, accountOf(asking).id, { archived, page, limit });
      return { entries: await classAnswers(this.database.manager, asking.actor, classes), total, page, limit };
    });
  }

  @Call(calls.create)
  create(@Asked() asking: Asking) {
    return implement(calls.create).handler(({ input }) =>
      this.idempotency.once(asking, input, async (manager) => {
        const made = await createClass(manager, accountOf(asking), input.name, input.type);
        return (await classAnswers(manager, asking.actor, [made]))[0]!;
      }));
  }

  @Call(calls.get)
  get(@Asked() asking: Asking) {
    return implement(calls.get).handler(({ input }) => this.answer(asking, input.id));
  }

  @Call(calls.update)
  update(@Asked() asking: Asking) {
    return implement(calls.update).handler(async ({ input: { id, ...change } }) => {
      await updateClass(this.database, id, change);
      return this.answer(asking, id);
    });
  }

  @Call(calls.remove)
  remove() {
    return implement(calls.remove).handler(async ({ input }) => {
      await this.erase.schoolClass(input.id);
      return {};
    });
  }

  @Call(calls.open)
  open(@Asked() asking: Asking) {
    return implement(calls.open).handler(async ({ input }) => {
      await openClass(this.database, input.id, input.open);
      return this.answer(asking, input.id);
    });
  }

  @Call(calls.waiting)
  count() {
    return implement(calls.waiting).handler(async ({ input }) => ({ pupils: await this.waiting.count(input.id) }));
  }

  @Call(calls.admit)
  admit() {
    return implement(calls.admit).handler(async ({ input }) => ({ pupils: await this.waiting.admitAll(input.id) }));
  }

  @Call(calls.teachers)
  teachers() {
    return implement(calls.teachers).handler(({ input }) => listTeachers(this.database.manager, input.id));
  }

  @Call(calls.addTeacher)
  addTeacher(@Asked() asking: Asking) {
    return implement(calls.addTeacher).handler(({ input }) => this.idempotency.once(asking, input, (manager) => addTeacher(manager, input.id, input.email)));
  }

  @Call(calls.deactivateTeacher)
  deactivateTeacher() {
    return implement(calls.deactivateTeacher).handler(({ input }) => switchTeacher(this.database.manager, input.id, false));
  }

  @Call(calls.reactivateTeacher)
  reactivateTeacher() {
    return implement(calls.reactivateTeacher).handler(({ input }) => switchTeacher(this.database.manager, input.id, true));
  }

  @Call(calls.removeTeacher)
  removeTeacher() {
    return implement(calls.removeTeacher).handler(async ({ input }) => {
      await this.database.query('delete from class_teacher where id = $1', [input.id]);
      return {};
    });
  }

  @Call(calls.leave)
  leave(@Asked() asking: Asking) {
    return implement(calls.leave).handler(async ({ input }) => {
      await leaveClass(this.database.manager, input.id, accountOf(asking).email);
      return {};
    });
  }

  private async answer(asking: Asking, id: string): Promise<ClassAnswer> {
    const [answer] = await classAnswers(this.database.manager, asking.actor, await this.database.manager.findBy(SchoolClass, { id }));
    if (!answer) throw apiError('NOT_FOUND');
    return answer;
  }
}
