import { contract } from '@murmel/contracts';
import { TimetableBreak, TimetableCourse } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { accountOf, CurrentContext, itemOf, type RequestContext, rowOf } from '../../platform/request-context.js';
import { addBreak, addCourse, changeBreak, changeCourse, removeBreak, removeCourse } from './courses-and-breaks.js';
import { TimetableAnswers } from './timetable-answers.js';
import { breakAnswer, breaksOf, courseAnswers, coursesOf } from './timetable-repository.js';

const calls = contract.timetables;

/** Endpoints for courses and breaks of a timetable. Every change answers with the whole timetable. */
@Controller()
export class TimetablePartsController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: TimetableAnswers,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(calls.courses)
  courses(@CurrentContext() context: RequestContext) {
    return implement(calls.courses).handler(async () => {
      const { manager } = this.database;
      return courseAnswers(manager, await coursesOf(manager, itemOf(context).id), await this.answers.reader(context));
    });
  }

  @Call(calls.course)
  course(@CurrentContext() context: RequestContext) {
    return implement(calls.course).handler(async () => {
      const reader = await this.answers.reader(context);
      const [answer] = await courseAnswers(this.database.manager, [rowOf(context, TimetableCourse)], reader);
      return answer!;
    });
  }

  @Call(calls.createCourse)
  createCourse(@CurrentContext() context: RequestContext) {
    return implement(calls.createCourse).handler(({ input }) =>
      this.idempotency.once(context, input, async (manager) => {
        const { id: _taken, ...fields } = input;
        await addCourse(manager, itemOf(context).id, accountOf(context).id, fields);
        return this.answers.one(context, manager);
      }),
    );
  }

  @Call(calls.updateCourse)
  updateCourse(@CurrentContext() context: RequestContext) {
    const { id } = rowOf(context, TimetableCourse);
    return implement(calls.updateCourse).handler(({ input: { id: _taken, was, ...fields } }) =>
      this.answers.change(context, (manager, itemId) => changeCourse(manager, itemId, accountOf(context).id, { id, fields, was })),
    );
  }

  @Call(calls.removeCourse)
  removeCourse(@CurrentContext() context: RequestContext) {
    const { id } = rowOf(context, TimetableCourse);
    return implement(calls.removeCourse).handler(() =>
      this.answers.change(context, (manager, itemId) => removeCourse(manager, itemId, id)),
    );
  }

  @Call(calls.breaks)
  breaks(@CurrentContext() context: RequestContext) {
    return implement(calls.breaks).handler(async () => (await breaksOf(this.database.manager, itemOf(context).id)).map(breakAnswer));
  }

  @Call(calls.break)
  break(@CurrentContext() context: RequestContext) {
    return implement(calls.break).handler(() => breakAnswer(rowOf(context, TimetableBreak)));
  }

  @Call(calls.createBreak)
  createBreak(@CurrentContext() context: RequestContext) {
    return implement(calls.createBreak).handler(({ input }) =>
      this.idempotency.once(context, input, async (manager) => {
        const { id: _taken, ...fields } = input;
        await addBreak(manager, itemOf(context).id, fields);
        return this.answers.one(context, manager);
      }),
    );
  }

  @Call(calls.updateBreak)
  updateBreak(@CurrentContext() context: RequestContext) {
    const { id } = rowOf(context, TimetableBreak);
    return implement(calls.updateBreak).handler(({ input: { id: _taken, was, ...fields } }) =>
      this.answers.change(context, (manager, itemId) => changeBreak(manager, itemId, { id, fields, was })),
    );
  }

  @Call(calls.removeBreak)
  removeBreak(@CurrentContext() context: RequestContext) {
    const { id } = rowOf(context, TimetableBreak);
    return implement(calls.removeBreak).handler(() => this.answers.change(context, (manager, itemId) => removeBreak(manager, itemId, id)));
  }
}
