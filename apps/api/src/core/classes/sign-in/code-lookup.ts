import { PupilAccess, PupilCodes, SchoolClass } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, In, IsNull, MoreThan } from 'typeorm';

/** SQL: the class is open because a teacher opened it, a project runs, or it is a onetime class that has not expired. */
const OPEN = `c.archived_at is null and c.discarded_at is null and c.expires_at > now()
  and (c.type = 'onetime' or c.open_until > now() or exists (select 1 from project_now p where p.class_id = c.id and p.state = 'active'))`;

/** Looks up codes, cards and links. */
@Injectable()
export class CodeLookup {
  constructor(
    private readonly database: DataSource,
    private readonly codes: PupilCodes,
  ) {}

  /** The hash under which a typed code is counted. */
  hash(code: string): string {
    return this.codes.hash(code);
  }

  /** The pupil with this code, unless deactivated. */
  pupil(code: string): Promise<PupilAccess | null> {
    return this.database.manager.findOneBy(PupilAccess, { codeHash: In(this.codes.hashes(code)), deactivatedAt: IsNull() });
  }

  /** The onetime class with this code. */
  onetime(code: string): Promise<SchoolClass | null> {
    return this.living({ codeHash: In(this.codes.hashes(code)) });
  }

  /** A class that is not archived, not in the trash, and whose time is not over. */
  living(where: FindOptionsWhere<SchoolClass>): Promise<SchoolClass | null> {
    return this.database.manager.findOneBy(SchoolClass, {
      ...where,
      archivedAt: IsNull(),
      discardedAt: IsNull(),
      expiresAt: MoreThan(new Date()),
    });
  }

  /** True if a code of this class now also works on devices that did not use it before (ADR 19). */
  async isOpen(classId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(`select 1 from school_class c where c.id = $1 and ${OPEN}`, [classId]);
    return rows.length > 0;
  }

  /** The school of a class: its owner's. */
  async schoolOf(classId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ school_id: string }[]>('select school_id from class_school where class_id = $1', [classId]);
    return row?.school_id;
  }
}
