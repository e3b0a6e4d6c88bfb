import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SchoolInvitationMails } from './invitation-mails.js';
import { InvitedTeachers } from './invited-teachers.js';
import { SchoolAccess } from './school-access.js';
import { SchoolInvitationsController } from './school-invitations.controller.js';
import { SchoolsController } from './schools.controller.js';

@Module({
  imports: [AccountsModule],
  controllers: [SchoolInvitationsController, SchoolsController],
  providers: [InvitedTeachers, SchoolAccess, SchoolInvitationMails],
  exports: [InvitedTeachers, SchoolAccess, SchoolInvitationMails],
})
export class SchoolsModule {}
