import { hasContentIn, Visitor } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { accountOf, itemOf, type RequestContext } from '../../../platform/request-context.js';
import { guestNameInItem, languageOf, randomGuestName } from '../guests/guest-names.js';
import { RenameAccount } from '../rename-account.js';

/**
 * Removes an insulting name (spec E27): its owner gets a friendly one until they choose another, which each of their pages asks for.
 */
@Injectable()
export class ResetName {
  constructor(
    private readonly database: DataSource,
    private readonly rename: RenameAccount,
  ) {}

  /**
   * @param pupilId of a class in which the caller may change pupils
   */
  async ofPupil(manager: EntityManager, context: RequestContext, pupilId: string): Promise<void> {
    await this.rename.pupil(manager, pupilId, { name: randomGuestName(languageOfTeacher(context)), asked: true });
  }

  /**
   * Resets the name of a participant of the request's item: a guest, or a pupil of a class in which the caller teaches.
   * @throws NOT_FOUND for all other ids, whether they exist or not
   */
  async inItem(context: RequestContext, personId: string): Promise<void> {
    const itemId = itemOf(context).id;
    await this.database.transaction(async (manager) => {
      const visitor = await manager.findOneBy(Visitor, { id: personId });
      if (visitor && (await hasContentIn(manager, visitor.id, itemId))) {
        const language = languageOfTeacher(context);
        const displayName = randomGuestName(language);
        await this.rename.unname(manager, visitor.id, displayName);
        await guestNameInItem(manager, itemId, { ...visitor, displayName, named: false }, language);
      } else if (!visitor && (await teaches(manager, accountOf(context).id, personId))) await this.ofPupil(manager, context, personId);
      else throw apiError('NOT_FOUND');
    });
  }
}

function languageOfTeacher({ account, request }: RequestContext) {
  return account?.locale ?? languageOf(request.headers['accept-language']);
}

async function teaches(manager: EntityManager, teacherId: string, pupilId: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `select 1 from class_member pupil join class_member teacher on teacher.class_id = pupil.class_id and teacher.role in ('owner', 'teacher')
      where pupil.account_id = $2 and pupil.role = 'pupil' and teacher.account_id = $1`,
    [teacherId, pupilId],
  );
  return rows.length > 0;
}
