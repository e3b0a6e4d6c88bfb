import { contract } from '@murmel/contracts';
import { TimetableEvent } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { accountOf, CurrentContext, itemOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { nextLesson } from '../lessons/next-lesson.js';
import { TimetableAnswers } from '../timetable-answers.js';
import { eventAnswer, eventsOf, namedItems, ownItemsOf } from '../timetable-repository.js';
import { addEvent, changeEvent, removeEvent } from './change-events.js';
import { shownOccurrences } from './occurrences.js';

const calls = contract.timetables;

/** Endpoints for events of a timetable and their occurrences. */
@Controller()
export class TimetableEventsController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: TimetableAnswers,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(calls.events)
  events(@CurrentContext() context: RequestContext) {
    return implement(calls.events).handler(async () => this.shown(context, await eventsOf(this.database.manager, itemOf(context).id)));
  }

  @Call(calls.event)
  event(@CurrentContext() context: RequestContext) {
    return implement(calls.event).handler(async () => (await this.shown(context, [rowOf(context, TimetableEvent)]))[0]!);
  }

  @Call(calls.createEvent)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.createEvent).handler(({ input }) =>
      this.idempotency.once(context, input, async (manager) => {
        const { id: _taken, ...event } = input;
        await addEvent(manager, itemOf(context).id, accountOf(context).id, event);
        return this.answers.one(context, manager);
      }),
    );
  }

  @Call(calls.updateEvent)
  update(@CurrentContext() context: RequestContext) {
    const { id } = rowOf(context, TimetableEvent);
    return implement(calls.updateEvent).handler(({ input: { id: _taken, was, ruleDate, scope, ...fields } }) =>
      this.answers.change(context, (manager, itemId) =>
        changeEvent(manager, itemId, { id, ruleDate, scope, fields, was, accountId: accountOf(context).id }),
      ),
    );
  }

  @Call(calls.removeEvent)
  remove(@CurrentContext() context: RequestContext) {
    const { id } = rowOf(context, TimetableEvent);
    return implement(calls.removeEvent).handler(({ input: { ruleDate, scope } }) =>
      this.answers.change(context, (manager, itemId) => removeEvent(manager, itemId, { id, ruleDate, scope })),
    );
  }

  @Call(calls.occurrences)
  occurrences(@CurrentContext() context: RequestContext) {
    return implement(calls.occurrences).handler(async ({ input: { from, to } }) =>
      shownOccurrences(this.database.manager, itemOf(context).id, { from, to }, await this.answers.reader(context)),
    );
  }

  @Call(calls.nextLesson)
  next(@CurrentContext() context: RequestContext) {
    return implement(calls.nextLesson).handler(() => nextLesson(this.database.manager, accountOf(context).id));
  }

  private async shown(context: RequestContext, events: TimetableEvent[]) {
    const reader = await this.answers.reader(context);
    const own = await ownItemsOf(this.database.manager, reader.accountId, namedItems(events));
    return events.map((event) => eventAnswer(event, own, reader));
  }
}
