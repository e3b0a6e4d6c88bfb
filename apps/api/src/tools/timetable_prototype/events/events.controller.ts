import { contract } from '@murmel/contracts';
import { PrototypeEvent } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { attachmentDisposition } from '../../../core/file-storage/content-disposition.js';
import { Call, RawCall } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { CurrentContext, itemOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { calendarIcs } from './calendar-ics.js';
import { listEvents } from './list-events.js';
import { readEvent } from './read-event.js';
import { changeEvent, createEvent, removeEvent } from './write-events.js';

/** Endpoints for the events of a prototype calendar. */
@Controller()
export class PrototypeEventsController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(contract.prototypeCalendars.events)
  list(@CurrentContext() context: RequestContext) {
    return implement(contract.prototypeCalendars.events).handler(({ input: { from, to } }) =>
      listEvents(this.database.manager, itemOf(context).id, { from, to }),
    );
  }

  @RawCall(contract.prototypeCalendars.file)
  async file(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { title, ics } = await calendarIcs(this.database.manager, itemOf(context).id);
    await reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', attachmentDisposition(`${title}.ics`))
      .header('cache-control', 'private, no-store')
      .send(ics);
  }

  @Call(contract.prototypeCalendars.createEvent)
  create(@CurrentContext() context: RequestContext) {
    return implement(contract.prototypeCalendars.createEvent).handler(({ input }) =>
      this.idempotency.once(context, input, (manager) => {
        const { id: _taken, ...event } = input;
        return createEvent(manager, itemOf(context).id, event);
      }),
    );
  }

  @Call(contract.prototypeCalendars.event)
  one(@CurrentContext() context: RequestContext) {
    return implement(contract.prototypeCalendars.event).handler(({ input: { date } }) =>
      readEvent(this.database.manager, rowOf(context, PrototypeEvent), date),
    );
  }

  @Call(contract.prototypeCalendars.updateEvent)
  update(@CurrentContext() context: RequestContext) {
    return implement(contract.prototypeCalendars.updateEvent).handler(({ input }) => {
      const { id: _item, eventId: _event, scope, eventDate, was, ...fields } = input;
      return this.database.transaction((manager) =>
        changeEvent(manager, rowOf(context, PrototypeEvent), { scope, eventDate, fields, was }),
      );
    });
  }

  @Call(contract.prototypeCalendars.removeEvent)
  remove(@CurrentContext() context: RequestContext) {
    return implement(contract.prototypeCalendars.removeEvent).handler(async ({ input: { scope, eventDate } }) => {
      await this.database.transaction((manager) => removeEvent(manager, rowOf(context, PrototypeEvent), { scope, eventDate }));
      return {};
    });
  }
}
