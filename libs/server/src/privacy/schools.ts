import { School } from '../database/entities/school.js';
import { SchoolInvitation } from '../database/entities/school-invitation.js';
import { leaveSchool } from '../schools/leave-school.js';
import { exportRows, type PrivacyDeclaration } from './declaration.js';

/** Schools and who was asked to come into them. Who is in one stands on the account. */
export const schoolDeclarations: readonly PrivacyDeclaration[] = [
  {
    entity: SchoolInvitation,
    personalFields: ['email', 'invitedBy', 'createdAt'],
    retention: '14 days, or until it is accepted, taken back, or whoever sent it leaves the school',
    export:
      exportRows(`select s.name as school, i.email, i.created_at, i.expires_at from school_invitation i join school s on s.id = i.school_id
      where i.invited_by = $1 or i.email = (select email from account where id = $1) order by i.created_at`),
    erase: async (manager, { accountId, email }) => {
      if (accountId) await manager.delete(SchoolInvitation, { invitedBy: accountId });
      if (email) await manager.delete(SchoolInvitation, { email });
    },
  },
  {
    entity: School,
    personalFields: ['name'],
    retention: 'until the last of its teachers leaves',
    export: exportRows(
      'select s.name, a.school_role as role, a.school_since as since from account a join school s on s.id = a.school_id where a.id = $1',
    ),
    erase: async (manager, { accountId }) => {
      if (accountId) await leaveSchool(manager, accountId);
    },
  },
];
