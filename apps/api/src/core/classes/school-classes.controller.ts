import { Readable } from 'node:stream';
import { contract, type SchoolClass as ClassAnswer } from '@murmel/contracts';
import { PupilCodes, SchoolClass } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { accountOf, Asked, classOf, type Asking } from '../../platform/asking.js';
import { Call, RawCall } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { zip } from '../privacy/zip.js';
import { classAnswers } from './class-answer.js';
import { classContents } from './class-contents.js';
import { addTeacher, leaveClass, listColleagues, listTeachers, removeTeacher, switchTeacher } from './class-teachers.js';
import { createClass, listClasses, openClass, updateClass } from './classes.js';
import { ErasePupils } from './erase-pupils.js';
import { ExportClass } from './export/export-class.js';
import { createOnetimeClass, regenerateClassCode } from './onetime-class.js';
import { WaitingPupils } from './waiting-pupils.js';

const calls = contract.schoolClasses;

/** School classes and their teachers. */
@Controller()
export class SchoolClassesController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly codes: PupilCodes,
    private readonly erase: ErasePupils,
    private readonly exports: ExportClass,
    private readonly waiting: WaitingPupils,
  ) {}

  @Call(calls.list)
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(async ({ input: { archived = false, page, limit } }) => {
      const { classes, total } = await listClasses(this.database.manager, accountOf(asking).id, { archived, page, limit });
      return { entries: await classAnswers(this.database.manager, this.codes, asking.actor, classes), total, page, limit };
    });
  }

  @Call(calls.create)
  create(@Asked() asking: Asking) {
    return implement(calls.create).handler(async ({ input }) => {
      // What is kept for a repeated request is the id only: no code.
      const id = await this.idempotency.once(asking, input, async (manager) => {
        const owner = accountOf(asking);
        return (input.type === 'onetime' ? await createOnetimeClass(manager, this.codes, owner, input) : await createClass(manager, owner, input.name, input.type)).id;
      });
      return this.answer(asking, id);
    });
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

  @Call(calls.contents)
  contents() {
    return implement(calls.contents).handler(({ input }) => classContents(this.database.manager, input.id));
  }

  @RawCall(calls.exportClass)
  async exportClass(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const archive = Readable.from(zip(this.exports.parts(classOf(asking).id)));
    await reply.type('application/zip').header('content-disposition', 'attachment; filename="klasse.zip"').send(archive);
  }

  @Call(calls.regenerateClassCode)
  regenerateCode(@Asked() asking: Asking) {
    return implement(calls.regenerateClassCode).handler(async ({ input }) => {
      await regenerateClassCode(this.database, this.codes, input.id);
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
    return implement(calls.deactivateTeacher).handler(({ input }) => switchTeacher(this.database, input.id, false));
  }

  @Call(calls.reactivateTeacher)
  reactivateTeacher() {
    return implement(calls.reactivateTeacher).handler(({ input }) => switchTeacher(this.database, input.id, true));
  }

  @Call(calls.removeTeacher)
  removeTeacher() {
    return implement(calls.removeTeacher).handler(async ({ input }) => {
      await removeTeacher(this.database, input.id);
      return {};
    });
  }

  @Call(calls.leave)
  leave(@Asked() asking: Asking) {
    return implement(calls.leave).handler(async ({ input }) => {
      await leaveClass(this.database, input.id, accountOf(asking), input.handOverTo);
      return {};
    });
  }

  @Call(calls.colleagues)
  colleagues(@Asked() asking: Asking) {
    return implement(calls.colleagues).handler(({ input }) => listColleagues(this.database.manager, input.id, accountOf(asking).id));
  }

  private async answer(asking: Asking, id: string): Promise<ClassAnswer> {
    const [answer] = await classAnswers(this.database.manager, this.codes, asking.actor, await this.database.manager.findBy(SchoolClass, { id }));
    if (!answer) throw apiError('NOT_FOUND');
    return answer;
  }
}
