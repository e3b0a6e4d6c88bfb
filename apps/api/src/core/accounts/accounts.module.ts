import { Module } from '@nestjs/common';
import { SignOnProvidersModule } from '../sign-on-providers/sign-on-providers.module.js';
import { AccountSessions } from './account-sessions.js';
import { AttemptLimits } from './attempt-limits.js';
import { BrowserSessions } from './browser-sessions.js';
import { ChangePassword } from './change-password.js';
import { ClientNetworks } from './client-networks.js';
import { ConfirmAddress } from './confirm-address.js';
import { CurrentUsers } from './current-users.js';
import { DailyVisitsController } from './daily-visits.controller.js';
import { FirstAdmin } from './first-admin.js';
import { Impersonation } from './incognito/impersonation.js';
import { IncognitoController } from './incognito/incognito.controller.js';
import { IncognitoProtocol } from './incognito/incognito-protocol.js';
import { InvitationAllowance } from './invitation-allowance.js';
import { KnownDevices } from './known-devices.js';
import { MailAllowance } from './mail-allowance.js';
import { ItemPeopleController } from './names/item-people.controller.js';
import { ResetName } from './names/reset-name.js';
import { OnboardingController } from './onboarding/onboarding.controller.js';
import { OnboardingAnswerStore } from './onboarding/onboarding-answer-store.js';
import { PageData } from './page-data.js';
import { PasswordResetsController } from './password-resets.controller.js';
import { PersonTopic } from './person-topic.js';
import { RegisterAccount } from './register-account.js';
import { RegistrationsController } from './registrations.controller.js';
import { RenameAccount } from './rename-account.js';
import { ResetPassword } from './reset-password.js';
import { SessionsController } from './sessions.controller.js';
import { SignIn } from './sign-in.js';
import { ToolsUsersController } from './tools-users.controller.js';
import { UpdateMe } from './update-me.js';
import { UsersController } from './users.controller.js';
import { VisitorSessions } from './visitor-sessions.js';
import { VisitorsController } from './visitors.controller.js';

@Module({
  imports: [SignOnProvidersModule],
  controllers: [
    DailyVisitsController,
    IncognitoController,
    ItemPeopleController,
    OnboardingController,
    PasswordResetsController,
    RegistrationsController,
    SessionsController,
    ToolsUsersController,
    UsersController,
    VisitorsController,
  ],
  providers: [
    KnownDevices,
    AccountSessions,
    AttemptLimits,
    ChangePassword,
    ConfirmAddress,
    CurrentUsers,
    FirstAdmin,
    Impersonation,
    IncognitoProtocol,
    InvitationAllowance,
    MailAllowance,
    OnboardingAnswerStore,
    PageData,
    PersonTopic,
    ClientNetworks,
    RegisterAccount,
    RenameAccount,
    ResetName,
    ResetPassword,
    BrowserSessions,
    SignIn,
    UpdateMe,
    VisitorSessions,
  ],
  exports: [
    AccountSessions,
    AttemptLimits,
    CurrentUsers,
    InvitationAllowance,
    MailAllowance,
    PageData,
    ClientNetworks,
    RenameAccount,
    ResetName,
    ResetPassword,
    BrowserSessions,
    VisitorSessions,
  ],
})
export class AccountsModule {}
