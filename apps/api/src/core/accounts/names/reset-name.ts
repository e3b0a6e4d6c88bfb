import { hasLeftIn, Visitor } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { type Asking, accountOf, itemOf } from '../../../platform/asking.js';
import { anyPair, languageOf, nameInItem } from '../guests/guest-names.js';
import { Rename } from '../rename.js';

/**
 * Removes an insulting name (decision E27): its owner gets a friendly one until they choose another, which each of their pages asks for.
 */
@Injectable()
export class ResetName {
  constructor(
    private readonly database: DataSource,
    private readonly rename: Rename,
  ) {}

  /** @param pupilId of a class in which whoever asks may change pupils */
  async ofPupil(manager: EntityManager, asking: Asking, pupilId: string): Promise<void> {
    await this.rename.pupil(manager, pupilId, { name: anyPair(languageOfTeacher(asking)), asked: true });
  }

  /**
   * Resets the name of a participant of the request's item: a guest, or a pupil of a class in which the caller teaches.
   * @throws NOT_FOUND for everybody else, whether they are there or not
   */
  async inItem(asking: Asking, personId: string): Promise<void> {
    const itemId = itemOf(asking).id;
    await this.database.transaction(async (manager) => {
      const visitor = await manager.findOneBy(Visitor, { id: personId });
      if (visitor && (await hasLeftIn(manager, visitor.id, itemId))) {
        const language = languageOfTeacher(asking);
        const displayName = anyPair(language);
        await this.rename.unname(manager, visitor.id, displayName);
        await nameInItem(manager, itemId, { ...visitor, displayName, named: false }, language);
      } else if (!visitor && (await teaches(manager, accountOf(asking).id, personId))) await this.ofPupil(manager, asking, personId);
      else throw apiError('NOT_FOUND');
    });
  }
}

function languageOfTeacher({ account, request }: Asking) {
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
