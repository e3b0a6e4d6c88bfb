import type { FeedbackNext, WrittenTextFeedback } from '@murmel/contracts';
import { newId, PupilText, PupilTextFeedback, PupilTextVersion } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { itemOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { assignmentOf } from '../assignment-repository.js';
import { publishTextChanged } from '../writing/pupil-text-kind.js';
import { writtenFeedback } from './shown-feedback.js';

export interface FeedbackOnVersion {
  version: number;
  text: string;
  /** by the id of a criterion */
  levels: Record<string, number>;
  score: number | null;
}

/** Feedback of the teacher on a version: written gradually, and visible to the pupil only when it is finalised. No program writes it. */
@Injectable()
export class TextFeedback {
  constructor(private readonly database: DataSource) {}

  /**
   * Writes what feedback on a version says so far; levels of criteria that went are left out, and a score where there are none.
   * @throws VERSION_UNKNOWN
   */
  write(context: RequestContext, { version, text, levels, score }: FeedbackOnVersion): Promise<WrittenTextFeedback> {
    const { id: itemId } = itemOf(context);
    const { id: responseId } = rowOf(context, PupilText);
    return this.database.transaction(async (manager) => {
      const { criteria, scored } = await assignmentOf(manager, itemId);
      if (!(await manager.existsBy(PupilTextVersion, { responseId, number: version }))) throw apiError('VERSION_UNKNOWN', { version });
      const known = new Set(criteria.map(({ id }) => id));
      const kept = Object.fromEntries(Object.entries(levels).filter(([id]) => known.has(id)));
      await manager.query(
        `insert into pupil_text_feedback (id, item_id, response_id, version, text, levels, score) values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (response_id, version) do update set text = excluded.text, levels = excluded.levels, score = excluded.score`,
        [newId(), itemId, responseId, version, text, JSON.stringify(kept), scored ? score : null],
      );
      return this.told(manager, { id: responseId, itemId }, version);
    });
  }

  /** Gives it to the pupil as it is written now. @param next `again` lets one more version follow, `done` none */
  finalize(context: RequestContext, next: FeedbackNext): Promise<WrittenTextFeedback> {
    const { itemId, responseId, version, id } = rowOf(context, PupilTextFeedback);
    return this.database.transaction(async (manager) => {
      // Locks the text first, as handing in does.
      const [text] = await manager.query<unknown[]>('select 1 from pupil_text where id = $1 for no key update', [responseId]);
      const feedback = text ? await manager.findOneBy(PupilTextFeedback, { id }) : null;
      if (!feedback) throw apiError('NOT_FOUND');
      const given = { text: feedback.text, levels: feedback.levels, score: feedback.score, next };
      await manager.update(PupilTextFeedback, { id }, { given, givenAt: new Date() });
      await manager.query(`update pupil_text set final_at = ${next === 'again' ? 'null' : 'coalesce(final_at, now())'} where id = $1`, [
        responseId,
      ]);
      return this.told(manager, { id: responseId, itemId }, version);
    });
  }

  private async told(manager: EntityManager, text: Pick<PupilText, 'id' | 'itemId'>, version: number): Promise<WrittenTextFeedback> {
    await publishTextChanged(manager, text);
    return writtenFeedback(await manager.findOneByOrFail(PupilTextFeedback, { responseId: text.id, version }));
  }
}
