import { contract } from '@murmel/contracts';
import { Timetable } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { accountOf, CurrentContext, itemOf, type RequestContext } from '../../../platform/request-context.js';
import { TimetableAnswers } from '../timetable-answers.js';
import { lockedTimetable, publishTimetableChanged } from '../timetable-repository.js';
import { ImportIcs, storeCalendar } from './import-ics.js';

const calls = contract.timetables;

/** Endpoints for calendar files that come into a timetable. */
@Controller()
export class TimetableIcsController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: TimetableAnswers,
    private readonly idempotency: Idempotency,
    private readonly files: ImportIcs,
  ) {}

  @Call(calls.importFile)
  importFile(@CurrentContext() context: RequestContext) {
    return implement(calls.importFile).handler(async ({ input }) => {
      const { id } = itemOf(context);
      // Read before the transaction: a slow file holds no row.
      const calendar = await this.files.read(this.database.manager, id, accountOf(context).id, input.text);
      return this.idempotency.once(context, input, async (manager) => {
        const added = await storeCalendar(manager, id, calendar, input);
        return { added, outside: calendar.outside, timetable: await this.answers.one(context, manager) };
      });
    });
  }

  @Call(calls.removeHolidays)
  removeHolidays(@CurrentContext() context: RequestContext) {
    return implement(calls.removeHolidays).handler(() =>
      this.answers.change(context, async (manager, itemId) => {
        await lockedTimetable(manager, itemId);
        await manager.update(Timetable, { itemId }, { schoolHolidays: [], holidaysFrom: null });
        await publishTimetableChanged(manager, itemId);
      }),
    );
  }
}
