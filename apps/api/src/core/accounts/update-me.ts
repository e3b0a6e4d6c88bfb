import { PupilAccess } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import { acceptedName } from './names/accepted-name.js';
import { freeNameInClass } from './names/names-in-class.js';
import { type AccountFields, RenameAccount } from './rename-account.js';

type Fields = AccountFields & { displayName?: string | undefined };

/** Fields that each type of account may change about itself. A pupil's name is set by the teacher, or the pupil is prompted for it. */
const OWN_FIELDS: Record<'User' | 'Pupil' | 'Visitor', readonly (keyof Fields)[]> = {
  User: ['firstname', 'name', 'publicName', 'locale', 'favouriteTools'],
  Pupil: ['locale', 'favouriteTools'],
  Visitor: ['displayName'],
};

/** Changes the fields that users may edit about themselves. */
@Injectable()
export class UpdateMe {
  constructor(
    private readonly database: DataSource,
    private readonly rename: RenameAccount,
  ) {}

  /** @throws FORBIDDEN when one field belongs to another kind of person (nothing is changed then), BAD_REQUEST for an insulting name */
  async with({ account, visitor }: RequestContext, fields: Fields): Promise<void> {
    const asked = account?.type === 'Pupil' && account.nameAskedAt !== null;
    const allowed = [...OWN_FIELDS[account?.type ?? 'Visitor'], ...(asked ? (['displayName'] as const) : [])];
    const given = (Object.keys(fields) as (keyof Fields)[]).filter((field) => fields[field] !== undefined);
    if (given.some((field) => !allowed.includes(field))) throw apiError('FORBIDDEN');
    if (asked && fields.displayName !== undefined) {
      const wished = acceptedName(fields.displayName, 'displayName');
      await this.database.transaction(async (manager) => {
        const { classId } = await manager.findOneByOrFail(PupilAccess, { id: account.id });
        const name = await freeNameInClass(manager, classId, wished);
        await this.rename.pupil(manager, account.id, { name, asked: false });
        Object.assign(account, { name, publicName: name, nameAskedAt: null });
      });
    }
    if (account) {
      const { displayName: _asked, ...own } = fields;
      const ownName = [fields.firstname ?? account.firstname, fields.name ?? account.name].join(' ');
      await this.rename.account(account, {
        ...own,
        ...(fields.publicName === undefined ? {} : { publicName: acceptedName(fields.publicName, 'publicName', ownName) }),
        ...(fields.favouriteTools === undefined ? {} : { favouriteTools: [...new Set(fields.favouriteTools)] }),
      });
    } else if (visitor && fields.displayName !== undefined) {
      await this.rename.visitor(visitor, acceptedName(fields.displayName, 'displayName'));
    }
  }
}
