import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { FilesModule } from '../files/files.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { SchoolsModule } from '../schools/schools.module.js';
import { SignOnProvidersModule } from '../sign-on-providers/sign-on-providers.module.js';
import { BackofficeInvitationsController } from './invitations/invitations.controller.js';
import { LicencesController } from './licences/licences.controller.js';
import { ChangePerson } from './people/change-person.js';
import { PeopleController } from './people/people.controller.js';
import { BackofficeSchoolsController } from './schools/backoffice-schools.controller.js';
import { BackofficeSignOnController } from './sign-on/backoffice-sign-on.controller.js';

@Module({
  imports: [AccountsModule, FilesModule, PrivacyModule, SchoolsModule, SignOnProvidersModule],
  controllers: [
    BackofficeInvitationsController,
    BackofficeSchoolsController,
    BackofficeSignOnController,
    LicencesController,
    PeopleController,
  ],
  providers: [ChangePerson],
})
export class BackofficeModule {}
