import { type SchoolClass as ClassAnswer, contract } from '@murmel/contracts';
import { ClassTeacher, PupilCodes, SchoolClass } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Asked, type Asking, accountOf, classOf, rowOf } from '../../platform/asking.js';
import { Call, RawCall } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { sentTo } from '../../platform/sent-to.js';
import { Places } from '../accounts/places.js';
import { archive } from '../export-formats/archive.js';
import { Downloads } from '../export-formats/downloads.js';
import { sendPdf } from '../pdf/papers.js';
import { refuseDisabledTools } from '../projects/released-tools.js';
import { classAnswers } from './class-answer.js';
import { classContents } from './class-contents.js';
import { addTeacher, leaveClass, listColleagues, listTeachers, removeTeacher, switchTeacher } from './class-teachers.js';
import { createClass, listClasses, openClass, updateClass } from './classes.js';
import { discardClass, restoreClass } from './discarded-classes.js';
import { ErasePupils } from './erase-pupils.js';
import { ExportClass } from './export/export-class.js';
import { createOnetimeClass, regenerateClassCode } from './onetime-class.js';
import { type ClassPdf, ClassPdfs } from './print/class-pdfs.js';
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
    private readonly downloads: Downloads,
    private readonly pdfs: ClassPdfs,
    private readonly waiting: WaitingPupils,
    private readonly places: Places,
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
      // Only the id is stored for a repeated request: no code.
      const id = await this.idempotency.once(asking, input, async (manager) => {
        const owner = accountOf(asking);
        if (input.type === 'onetime') refuseDisabledTools(asking.actor, input.project.tools);
        return (
          input.type === 'onetime'
            ? await createOnetimeClass(manager, this.codes, owner, input, this.places.of(asking.request))
            : await createClass(manager, owner, input.name, input.type)
        ).id;
      });
      return this.answer(asking, id);
    });
  }

  @Call(calls.get)
  get(@Asked() asking: Asking) {
    return implement(calls.get).handler(() => this.answer(asking, classOf(asking).id));
  }

  @Call(calls.update)
  update(@Asked() asking: Asking) {
    const { id } = classOf(asking);
    return implement(calls.update).handler(async ({ input: { id: _taken, ...change } }) => {
      await updateClass(this.database, id, change);
      return this.answer(asking, id);
    });
  }

  @Call(calls.discard)
  discard(@Asked() asking: Asking) {
    return implement(calls.discard).handler(async () => {
      await discardClass(this.database, classOf(asking).id);
      return {};
    });
  }

  @Call(calls.restore)
  restore(@Asked() asking: Asking) {
    return implement(calls.restore).handler(async () => {
      await restoreClass(this.database, classOf(asking).id);
      return this.answer(asking, classOf(asking).id);
    });
  }

  @Call(calls.destroy)
  destroy(@Asked() asking: Asking) {
    return implement(calls.destroy).handler(async () => {
      await this.erase.schoolClass(classOf(asking).id);
      return {};
    });
  }

  @Call(calls.open)
  open(@Asked() asking: Asking) {
    return implement(calls.open).handler(async ({ input }) => {
      await openClass(this.database, classOf(asking).id, input.open, {
        teacherId: accountOf(asking).id,
        place: this.places.of(asking.request),
      });
      return this.answer(asking, classOf(asking).id);
    });
  }

  @Call(calls.contents)
  contents(@Asked() asking: Asking) {
    return implement(calls.contents).handler(() => classContents(this.database.manager, classOf(asking).id));
  }

  @RawCall(calls.exportClass)
  async exportClass(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const headers = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="klasse.zip"' };
    await this.downloads.send(asking, reply, headers, () => archive(this.exports.parts(classOf(asking).id)));
  }

  @RawCall(calls.createPdf)
  async createPdf(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    await sendPdf(reply, await this.pdfs.make(asking, sentTo<ClassPdf>(calls.createPdf, asking)));
  }

  @Call(calls.regenerateClassCode)
  regenerateCode(@Asked() asking: Asking) {
    return implement(calls.regenerateClassCode).handler(async () => {
      await regenerateClassCode(this.database, this.codes, classOf(asking).id);
      return this.answer(asking, classOf(asking).id);
    });
  }

  @Call(calls.waiting)
  count(@Asked() asking: Asking) {
    return implement(calls.waiting).handler(() => this.waiting.of(classOf(asking).id));
  }

  @Call(calls.admit)
  admit(@Asked() asking: Asking) {
    return implement(calls.admit).handler(async () => ({ pupils: await this.waiting.admitAll(classOf(asking).id) }));
  }

  @Call(calls.teachers)
  teachers(@Asked() asking: Asking) {
    return implement(calls.teachers).handler(() => listTeachers(this.database.manager, classOf(asking).id));
  }

  @Call(calls.addTeacher)
  addTeacher(@Asked() asking: Asking) {
    return implement(calls.addTeacher).handler(({ input }) =>
      this.idempotency.once(asking, input, (manager) => addTeacher(manager, classOf(asking).id, input.email)),
    );
  }

  @Call(calls.deactivateTeacher)
  deactivateTeacher(@Asked() asking: Asking) {
    return implement(calls.deactivateTeacher).handler(() => switchTeacher(this.database, rowOf(asking, ClassTeacher).id, false));
  }

  @Call(calls.reactivateTeacher)
  reactivateTeacher(@Asked() asking: Asking) {
    return implement(calls.reactivateTeacher).handler(() => switchTeacher(this.database, rowOf(asking, ClassTeacher).id, true));
  }

  @Call(calls.removeTeacher)
  removeTeacher(@Asked() asking: Asking) {
    return implement(calls.removeTeacher).handler(async () => {
      await removeTeacher(this.database, rowOf(asking, ClassTeacher).id);
      return {};
    });
  }

  @Call(calls.leave)
  leave(@Asked() asking: Asking) {
    return implement(calls.leave).handler(async ({ input }) => {
      await leaveClass(this.database, classOf(asking).id, accountOf(asking), input.handOverTo);
      return {};
    });
  }

  @Call(calls.colleagues)
  colleagues(@Asked() asking: Asking) {
    return implement(calls.colleagues).handler(() => listColleagues(this.database.manager, classOf(asking).id, accountOf(asking).id));
  }

  private async answer(asking: Asking, id: string): Promise<ClassAnswer> {
    const [answer] = await classAnswers(
      this.database.manager,
      this.codes,
      asking.actor,
      await this.database.manager.findBy(SchoolClass, { id }),
    );
    if (!answer) throw apiError('NOT_FOUND');
    return answer;
  }
}
