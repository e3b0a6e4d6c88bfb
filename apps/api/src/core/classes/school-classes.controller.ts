import { type SchoolClass as ClassAnswer, contract } from '@murmel/contracts';
import { ClassTeacher, PupilCodes, SchoolClass } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call, RawCall } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { rawInput } from '../../platform/raw-input.js';
import { accountOf, CurrentContext, classOf, type RequestContext, rowOf } from '../../platform/request-context.js';
import { ClientNetworks } from '../accounts/client-networks.js';
import { Downloads } from '../export-formats/downloads.js';
import { zipArchive } from '../export-formats/zip-archive.js';
import { sendPdf } from '../pdf/pdf.service.js';
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
    private readonly places: ClientNetworks,
  ) {}

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(async ({ input: { archived = false, page, limit } }) => {
      const { classes, total } = await listClasses(this.database.manager, accountOf(context).id, { archived, page, limit });
      return { entries: await classAnswers(this.database.manager, this.codes, context.actor, classes), total, page, limit };
    });
  }

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(async ({ input }) => {
      // Only the id is stored for a repeated request: no code.
      const id = await this.idempotency.once(context, input, async (manager) => {
        const owner = accountOf(context);
        if (input.type === 'onetime') refuseDisabledTools(context.actor, input.project.tools);
        return (
          input.type === 'onetime'
            ? await createOnetimeClass(manager, this.codes, owner, input, this.places.of(context.request))
            : await createClass(manager, owner, input.name, input.type)
        ).id;
      });
      return this.answer(context, id);
    });
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.answer(context, classOf(context).id));
  }

  @Call(calls.update)
  update(@CurrentContext() context: RequestContext) {
    const { id } = classOf(context);
    return implement(calls.update).handler(async ({ input: { id: _taken, ...change } }) => {
      await updateClass(this.database, id, change);
      return this.answer(context, id);
    });
  }

  @Call(calls.discard)
  discard(@CurrentContext() context: RequestContext) {
    return implement(calls.discard).handler(async () => {
      await discardClass(this.database, classOf(context).id);
      return {};
    });
  }

  @Call(calls.restore)
  restore(@CurrentContext() context: RequestContext) {
    return implement(calls.restore).handler(async () => {
      await restoreClass(this.database, classOf(context).id);
      return this.answer(context, classOf(context).id);
    });
  }

  @Call(calls.destroy)
  destroy(@CurrentContext() context: RequestContext) {
    return implement(calls.destroy).handler(async () => {
      await this.erase.schoolClass(classOf(context).id);
      return {};
    });
  }

  @Call(calls.open)
  open(@CurrentContext() context: RequestContext) {
    return implement(calls.open).handler(async ({ input }) => {
      await openClass(this.database, classOf(context).id, input.open, {
        teacherId: accountOf(context).id,
        place: this.places.of(context.request),
      });
      return this.answer(context, classOf(context).id);
    });
  }

  @Call(calls.contents)
  contents(@CurrentContext() context: RequestContext) {
    return implement(calls.contents).handler(() => classContents(this.database.manager, classOf(context).id));
  }

  @RawCall(calls.exportClass)
  async exportClass(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const headers = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="klasse.zip"' };
    await this.downloads.send(context, reply, headers, () => zipArchive(this.exports.parts(classOf(context).id)));
  }

  @RawCall(calls.createPdf)
  async createPdf(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    await sendPdf(reply, await this.pdfs.make(context, rawInput<ClassPdf>(calls.createPdf, context)));
  }

  @Call(calls.regenerateClassCode)
  regenerateCode(@CurrentContext() context: RequestContext) {
    return implement(calls.regenerateClassCode).handler(async () => {
      await regenerateClassCode(this.database, this.codes, classOf(context).id);
      return this.answer(context, classOf(context).id);
    });
  }

  @Call(calls.waiting)
  count(@CurrentContext() context: RequestContext) {
    return implement(calls.waiting).handler(() => this.waiting.of(classOf(context).id));
  }

  @Call(calls.admit)
  admit(@CurrentContext() context: RequestContext) {
    return implement(calls.admit).handler(async () => ({ pupils: await this.waiting.admitAll(classOf(context).id) }));
  }

  @Call(calls.teachers)
  teachers(@CurrentContext() context: RequestContext) {
    return implement(calls.teachers).handler(() => listTeachers(this.database.manager, classOf(context).id));
  }

  @Call(calls.addTeacher)
  addTeacher(@CurrentContext() context: RequestContext) {
    return implement(calls.addTeacher).handler(({ input }) =>
      this.idempotency.once(context, input, (manager) => addTeacher(manager, classOf(context).id, input.email)),
    );
  }

  @Call(calls.deactivateTeacher)
  deactivateTeacher(@CurrentContext() context: RequestContext) {
    return implement(calls.deactivateTeacher).handler(() => switchTeacher(this.database, rowOf(context, ClassTeacher).id, false));
  }

  @Call(calls.reactivateTeacher)
  reactivateTeacher(@CurrentContext() context: RequestContext) {
    return implement(calls.reactivateTeacher).handler(() => switchTeacher(this.database, rowOf(context, ClassTeacher).id, true));
  }

  @Call(calls.removeTeacher)
  removeTeacher(@CurrentContext() context: RequestContext) {
    return implement(calls.removeTeacher).handler(async () => {
      await removeTeacher(this.database, rowOf(context, ClassTeacher).id);
      return {};
    });
  }

  @Call(calls.leave)
  leave(@CurrentContext() context: RequestContext) {
    return implement(calls.leave).handler(async ({ input }) => {
      await leaveClass(this.database, classOf(context).id, accountOf(context), input.handOverTo);
      return {};
    });
  }

  @Call(calls.colleagues)
  colleagues(@CurrentContext() context: RequestContext) {
    return implement(calls.colleagues).handler(() => listColleagues(this.database.manager, classOf(context).id, accountOf(context).id));
  }

  private async answer(context: RequestContext, id: string): Promise<ClassAnswer> {
    const [answer] = await classAnswers(
      this.database.manager,
      this.codes,
      context.actor,
      await this.database.manager.findBy(SchoolClass, { id }),
    );
    if (!answer) throw apiError('NOT_FOUND');
    return answer;
  }
}
