import { contract, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { newId, PupilText, PupilTextPhoto } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { respondentOf } from '../../../core/answers/own-response.js';
import { type AnswerContext, accountOrVisitorOf, answerContextOf, ownFiles, ownResponse } from '../../../core/answers/respondent.js';
import { ownAnswer } from '../../../core/answers/stored-answers.js';
import { ItemFiles } from '../../../core/files/item-files.js';
import { apiError } from '../../../platform/api-error.js';
import { Call } from '../../../platform/call.js';
import { CurrentContext, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { pupilTextKind as kind, PUPIL_TEXT_TABLES, publishTextChanged } from '../writing/pupil-text-kind.js';

const calls = contract.pupilFeedback;
const limit = PUPIL_FEEDBACK_LIMITS.photos.max;

/** Endpoints for photos of one's own text on paper, whose words are read on this machine. */
@Controller()
export class PhotosController {
  constructor(
    private readonly database: DataSource,
    private readonly files: ItemFiles,
  ) {}

  @Call(calls.readPhoto)
  read(@CurrentContext() context: RequestContext) {
    return implement(calls.readPhoto).handler(({ input: { fileId } }) =>
      this.database.transaction(async (manager) => {
        const { whose, row } = await lockOwn(manager, answerContextOf(context), rowOf(context, PupilText).id);
        await kind.open(manager, row.itemId);
        const closed = kind.closedError?.(row);
        if (closed) throw closed;
        const person = accountOrVisitorOf(context.actor);
        const own = await ownFiles(manager, PUPIL_TEXT_TABLES, row.itemId, { person, whose }, [fileId]);
        if (!own.has(fileId) || (await manager.existsBy(PupilTextPhoto, { fileId }))) throw apiError('NOT_FOUND');
        const job = { itemId: row.itemId, responseId: row.id, fileId };
        if ((await manager.countBy(PupilTextPhoto, { responseId: row.id })) >= limit)
          throw apiError('LIMIT_REACHED', { limit, what: 'files' });
        await manager.insert(PupilTextPhoto, {
          id: newId(),
          ...job,
          state: 'queued',
          failure: null,
          leasedUntil: null,
          createdAt: new Date(),
        });
        await publishTextChanged(manager, row);
        return ownAnswer(manager, kind, row);
      }),
    );
  }

  @Call(calls.removePhoto)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.removePhoto).handler(async () => {
      const { id, responseId, fileId } = rowOf(context, PupilTextPhoto);
      const keys = await this.database.transaction(async (manager) => {
        const { row } = await lockOwn(manager, answerContextOf(context), responseId);
        await manager.delete(PupilTextPhoto, { id });
        await publishTextChanged(manager, row);
        return fileId === null ? [] : this.files.detach(manager, [fileId]);
      });
      await this.files.remove(keys);
      return {};
    });
  }
}

/** Locks the caller's own text. @throws NOT_FOUND for the text of another person */
async function lockOwn(manager: EntityManager, answerContext: AnswerContext, responseId: string) {
  const whose = await respondentOf(manager, kind, answerContext);
  const row = whose && (await ownResponse(manager, PUPIL_TEXT_TABLES, answerContext.itemId, whose, true));
  if (row?.id !== responseId) throw apiError('NOT_FOUND');
  return { whose, row: row! };
}
