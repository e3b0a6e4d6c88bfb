import { Module } from '@nestjs/common';
import { AccountDevices } from './account-devices.js';
import { AccountSessions } from './account-sessions.js';
import { Attempts } from './attempts.js';
import { ChangePassword } from './change-password.js';
import { ConfirmAddress } from './confirm-address.js';
import { CurrentUsers } from './current-users.js';
import { DailyVisitsController } from './daily-visits.controller.js';
import { FirstAdmin } from './first-admin.js';
import { InvitationAllowance } from './invitation-allowance.js';
import { MailAllowance } from './mail-allowance.js';
import { ItemPeopleController } from './names/item-people.controller.js';
import { ResetName } from './names/reset-name.js';
import { PageData } from './page-data.js';
import { PasswordResetsController } from './password-resets.controller.js';
import { PersonTopic } from './person-topic.js';
import { Places } from './places.js';
import { Register } from './register.js';
import { RegistrationsController } from './registrations.controller.js';
import { Rename } from './rename.js';
import { ResetPassword } from './reset-password.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsHere } from './sessions-here.js';
import { SignIn } from './sign-in.js';
import { ToolsUsersController } from './tools-users.controller.js';
import { UpdateMe } from './update-me.js';
import { UsersController } from './users.controller.js';
import { VisitorSessions } from './visitor-sessions.js';
import { VisitorsController } from './visitors.controller.js';

@Module({
  controllers: [
    DailyVisitsController,
    ItemPeopleController,
    PasswordResetsController,
    RegistrationsController,
    SessionsController,
    ToolsUsersController,
    UsersController,
    VisitorsController,
  ],
  providers: [
    AccountDevices,
    AccountSessions,
    Attempts,
    ChangePassword,
    ConfirmAddress,
    CurrentUsers,
    FirstAdmin,
    InvitationAllowance,
    MailAllowance,
    PageData,
    PersonTopic,
    Places,
    Register,
    Rename,
    ResetName,
    ResetPassword,
    SessionsHere,
    SignIn,
    UpdateMe,
    VisitorSessions,
  ],
  exports: [
    AccountSessions,
    Attempts,
    CurrentUsers,
    InvitationAllowance,
    PageData,
    Places,
    Rename,
    ResetName,
    SessionsHere,
    VisitorSessions,
  ],
})
export class AccountsModule {}
