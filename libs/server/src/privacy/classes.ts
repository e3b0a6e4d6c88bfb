import { ClassNetwork } from '../database/entities/class-network.js';
import { ClassTeacher } from '../database/entities/class-teacher.js';
import { CodeAddress } from '../database/entities/code-address.js';
import { CodeTry } from '../database/entities/code-try.js';
import { Project } from '../database/entities/project.js';
import { ProjectActivity } from '../database/entities/project-activity.js';
import { ProjectHand } from '../database/entities/project-hand.js';
import { ProjectItem } from '../database/entities/project-item.js';
import { ProjectPresence } from '../database/entities/project-presence.js';
import { PupilAccess } from '../database/entities/pupil-access.js';
import { PupilDevice } from '../database/entities/pupil-device.js';
import { PupilWaiting } from '../database/entities/pupil-waiting.js';
import { RetiredCode } from '../database/entities/retired-code.js';
import { SchoolClass } from '../database/entities/school-class.js';
import { exportRows, nothingToExport, type PrivacyDeclaration } from './declaration.js';

/** School classes: who teaches them, and how pupils come in. */
export const classDeclarations: readonly PrivacyDeclaration[] = [
  {
    entity: ProjectPresence,
    personalFields: ['pupilId', 'itemId', 'seenAt'],
    retention: 'as long as the connection, at most 25 seconds longer',
    export: nothingToExport,
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(ProjectPresence, { pupilId: accountId });
    },
  },
  {
    entity: ProjectHand,
    personalFields: ['pupilId', 'raisedAt'],
    retention: 'until it goes down, at most as long as the project',
    export: nothingToExport,
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(ProjectHand, { pupilId: accountId });
    },
  },
  {
    entity: ProjectActivity,
    personalFields: ['pupilId', 'itemId', 'kind', 'at'],
    retention: 'as long as the project',
    export: exportRows('select kind, count, at from project_activity where pupil_id = $1 order by id'),
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(ProjectActivity, { pupilId: accountId });
    },
  },
  {
    entity: ProjectItem,
    personalFields: [],
    retention: 'as long as the project or the item',
    export: nothingToExport,
    erase: () => Promise.resolve(),
  },
  {
    entity: Project,
    personalFields: ['ownerId', 'name', 'task', 'createdAt'],
    retention:
      'as long as its class, or until its teacher deletes it; in the class of somebody else it ends with its teacher, and stays with the class',
    export: exportRows(
      'select id, class_id, name, task, tools, unit, units, ends_at, paused_at, ended_at, archived_at, created_at from project where owner_id = $1 order by created_at',
    ),
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(Project, { ownerId: accountId });
    },
  },
  {
    entity: RetiredCode,
    personalFields: [],
    retention: '365 days after the code was given back',
    export: nothingToExport,
    erase: () => Promise.resolve(),
  },
  {
    entity: ClassNetwork,
    personalFields: ['accountId', 'networkHash', 'until'],
    retention: '14 days after somebody came in from there, at most as long as the class; a keyed hash of the network, never of the address',
    export: exportRows('select until from class_network where account_id = $1 order by until'),
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(ClassNetwork, { accountId });
    },
  },
  {
    entity: CodeTry,
    personalFields: ['deviceHash', 'excusedBy', 'at'],
    retention: '30 days',
    export: exportRows('select at from code_try where excused_by = $1 order by at'),
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.update(CodeTry, { excusedBy: accountId }, { excusedBy: null });
    },
  },
  {
    entity: CodeAddress,
    personalFields: [],
    retention: '14 days; a number per keyed hash of an address and day, without who it was',
    export: nothingToExport,
    erase: () => Promise.resolve(),
  },
  {
    entity: PupilWaiting,
    personalFields: ['pupilId', 'deviceHash', 'createdAt', 'askedAt', 'admittedAt'],
    retention: 'as long as the access; it counts for 60 minutes',
    export: nothingToExport,
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(PupilWaiting, { pupilId: accountId });
    },
  },
  {
    entity: PupilDevice,
    personalFields: ['pupilId', 'deviceHash', 'lastSeenAt'],
    retention: 'as long as the access',
    export: exportRows('select last_seen_at from pupil_device where pupil_id = $1 order by last_seen_at'),
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(PupilDevice, { pupilId: accountId });
    },
  },
  {
    entity: PupilAccess,
    personalFields: [
      'id',
      'note',
      'codeHash',
      'codeSealed',
      'cardHash',
      'cardSealed',
      'joinedFrom',
      'admittedAt',
      'deactivatedAt',
      'createdAt',
      'lastSeenAt',
    ],
    retention: 'as long as the class, at most 365 days',
    export: exportRows('select note, created_at, deactivated_at, last_seen_at from pupil_access where id = $1'),
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(PupilAccess, { id: accountId });
    },
  },
  {
    entity: ClassTeacher,
    personalFields: ['email', 'createdAt', 'deactivatedAt'],
    retention: 'as long as the class',
    export: exportRows(`select c.name, t.created_at, t.deactivated_at from class_teacher t join school_class c on c.id = t.class_id
      where t.email = (select email from account where id = $1) order by t.created_at`),
    erase: async (manager, { email }) => {
      if (email) await manager.delete(ClassTeacher, { email });
    },
  },
  {
    entity: SchoolClass,
    personalFields: ['ownerId', 'name', 'createdAt'],
    retention: '365 days (permanent) or 24 hours (onetime) after it was made, or until its owner deletes it',
    export: exportRows(
      'select id, name, type, created_at, expires_at, archived_at from school_class where owner_id = $1 order by created_at',
    ),
    erase: async (manager, { accountId }) => {
      if (!accountId) return;
      // The api has taken classes apart before, with items and files (`ErasePupils`); this is what is left if not. The pupils of a class are accounts of their own, which end with it.
      await manager.query(
        'delete from account where id in (select p.id from pupil_access p join school_class c on c.id = p.class_id where c.owner_id = $1)',
        [accountId],
      );
      await manager.delete(SchoolClass, { ownerId: accountId });
    },
  },
];
