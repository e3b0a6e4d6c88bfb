import { SchoolInvitationMails } from './invitation-mails.js';
import { SchoolAccess } from './school-access.js';
import { SchoolInvitationsController } from './school-invitations.controller.js';
import { SchoolsController } from './schools.controller.js';

export const schoolControllers = [SchoolInvitationsController, SchoolsController];
export const schoolProviders = [SchoolAccess, SchoolInvitationMails];
