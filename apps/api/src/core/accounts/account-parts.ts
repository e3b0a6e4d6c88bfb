import { Mailer } from '../../platform/mail/mailer.js';
import { DemoData } from '../jobs/demo-data.js';
import { AccountDevices } from './account-devices.js';
import { AccountSessions } from './account-sessions.js';
import { Attempts } from './attempts.js';
import { ChangePassword } from './change-password.js';
import { ConfirmAddress } from './confirm-address.js';
import { CurrentUsers } from './current-users.js';
import { DailyVisitsController } from './daily-visits.controller.js';
import { FirstAdmin } from './first-admin.js';
import { InvitationAllowance } from './invitation-allowance.js';
import { LimitsController } from './limits.controller.js';
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

export const accountControllers = [
  DailyVisitsController,
  ItemPeopleController,
  LimitsController,
  PasswordResetsController,
  RegistrationsController,
  SessionsController,
  ToolsUsersController,
  UsersController,
  VisitorsController,
];
export const accountProviders = [
  AccountDevices,
  AccountSessions,
  Attempts,
  ChangePassword,
  ConfirmAddress,
  CurrentUsers,
  DemoData,
  FirstAdmin,
  InvitationAllowance,
  MailAllowance,
  Mailer,
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
];
