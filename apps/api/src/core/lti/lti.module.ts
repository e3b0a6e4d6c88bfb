import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { HandshakesModule } from '../handshakes/handshakes.module.js';
import { SharingModule } from '../sharing/sharing.module.js';
import { BackofficeLtiController } from './backoffice-lti.controller.js';
import { DeepLinking } from './deep-linking.js';
import { GradeRunner } from './grades/grade-runner.js';
import { LtiGrades } from './grades/lti-grades.js';
import { PlatformGrades } from './grades/platform-grades.js';
import { Launches } from './launch/launches.js';
import { LtiController } from './lti.controller.js';
import { LtiKeys } from './lti-keys.js';
import { LtiLearners } from './lti-learners.js';
import { LtiLinks } from './lti-links.js';
import { LtiOpened } from './lti-opened.js';
import { LtiPlatforms } from './lti-platforms.js';
import { LtiSubjects } from './lti-subjects.js';
import { LtiTests } from './lti-tests.js';
import { LtiPages } from './pages/lti-pages.js';

@Module({
  imports: [AccountsModule, HandshakesModule, SharingModule],
  controllers: [LtiController, BackofficeLtiController],
  providers: [
    DeepLinking,
    GradeRunner,
    Launches,
    LtiGrades,
    LtiKeys,
    LtiLearners,
    LtiLinks,
    LtiOpened,
    LtiPages,
    LtiPlatforms,
    LtiSubjects,
    LtiTests,
    PlatformGrades,
  ],
})
export class LtiModule {}
