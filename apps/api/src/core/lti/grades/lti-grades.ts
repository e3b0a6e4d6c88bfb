import type { LtiGradeEntry } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { CONTRIBUTIONS, type Contributions } from '../../tool-contribution/contributions.js';
import { noteGrades } from './note-grade.js';

/** Points of an item's responses at learning platforms, as its teacher sees them. */
@Injectable()
export class LtiGrades {
  constructor(
    private readonly database: DataSource,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  async list(itemId: string): Promise<{ inCourse: boolean; grades: LtiGradeEntry[] }> {
    const { manager } = this.database;
    const [{ inCourse }] = await manager.query<[{ inCourse: boolean }]>(
      `select exists (select 1 from lti_grant g join lti_link k on k.id = g.link_id where k.item_id = $1 and g.line_item is not null) as "inCourse"`,
      [itemId],
    );
    const rows = await manager.query<(Omit<LtiGradeEntry, 'sentAt'> & { sentAt: Date | null })[]>(
      `select t.response_id as "responseId", t.state, t.score, t.maximum, t.sent_at as "sentAt", t.problem
         from lti_grade t join worksheet_response r on r.id = t.response_id where r.item_id = $1 order by r.created_at, r.id`,
      [itemId],
    );
    return { inCourse, grades: rows.map((row) => ({ ...row, sentAt: row.sentAt?.toISOString() ?? null })) };
  }

  /** Sends points as they are now, of all responses or of these. @throws LTI_RESPONSE_GONE; nothing is sent then */
  async send(itemId: string, responseIds: readonly string[] | undefined): Promise<{ waiting: number }> {
    return this.database.transaction(async (manager) => {
      const rows = await manager.query<{ id: string }[]>(
        'select id from worksheet_response where item_id = $1 and ($2::uuid[] is null or id = any($2))',
        [itemId, responseIds ?? null],
      );
      if (responseIds && rows.length < new Set(responseIds).size) throw apiError('LTI_RESPONSE_GONE');
      const { kind } = await manager.findOneByOrFail(Item, { id: itemId });
      const { grades } = this.contributions[kind] ?? {};
      const ids = rows.map(({ id }) => id);
      return { waiting: grades ? await noteGrades(manager, grades, itemId, ids, true) : 0 };
    });
  }
}
