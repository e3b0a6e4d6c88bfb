import type { OtherClass } from '@murmel/contracts';
import type { Account, PupilAccess } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { accountOf, type RequestContext } from '../../platform/request-context.js';
import { AccountSessions } from '../accounts/account-sessions.js';
import { BrowserSessions } from '../accounts/browser-sessions.js';

/** The classes that a pupil opened in this browser beside the present one, and the change between them. */
@Injectable()
export class OtherClasses {
  constructor(
    private readonly database: DataSource,
    private readonly here: BrowserSessions,
    private readonly sessions: AccountSessions,
  ) {}

  /** Omits details of a class in which the pupil still waits for admission. */
  async of(context: RequestContext): Promise<OtherClass[]> {
    const { id } = accountOf(context);
    const others = (await this.here.of(context)).map(({ session }) => session.accountId).filter((other) => other !== id);
    if (others.length === 0) return [];
    const rows = await this.database.query<{ class_id: string; name: string; teacher: string; pupil: string; project: string | null }[]>(
      `select p.class_id, case when p.admitted_at is null then '' else c.name end as name,
              case when p.admitted_at is null then '' else t.public_name end as teacher, a.name as pupil,
              (select j.name from project j join project_now n on n.id = j.id
                where j.class_id = c.id and n.state = 'active' and p.admitted_at is not null order by j.created_at desc limit 1) as project
         from pupil_access p join account a on a.id = p.id join school_class c on c.id = p.class_id join account t on t.id = c.owner_id
        where p.id = any($1) order by array_position($1, p.id)`,
      [others],
    );
    return rows.map(({ class_id: classId, ...row }) => ({ classId, ...row }));
  }

  /** Two of one class are two people: the other one signs in after the first has signed out. @throws SESSION_EXISTS */
  async refuseClassmate(context: RequestContext, { id, classId }: PupilAccess): Promise<void> {
    const known = await this.pupilIn(context, classId);
    if (known !== undefined && known !== id) throw apiError('SESSION_EXISTS');
  }

  /** @throws CODE_UNKNOWN when the class was not opened in this browser, or its session is over */
  async change(context: RequestContext, classId: string): Promise<Account> {
    const pupil = await this.pupilIn(context, classId);
    if (pupil === undefined || !(await this.sessions.change(context, pupil))) throw apiError('CODE_UNKNOWN');
    return accountOf(context);
  }

  /** Returns the pupil as whom this browser is in a class, now or set aside. */
  private async pupilIn(context: RequestContext, classId: string): Promise<string | undefined> {
    const opened = (await this.here.of(context)).map(({ session }) => session.accountId);
    const [row] = await this.database.query<{ id: string }[]>('select id from pupil_access where class_id = $1 and id = any($2)', [
      classId,
      opened,
    ]);
    return row?.id;
  }
}
