import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ClassesModule } from '../classes/classes.module.js';
import { EditorialModule } from '../editorial/editorial.module.js';
import { ProjectAccessModule } from '../project-access/project-access.module.js';
import { SchoolsModule } from '../schools/schools.module.js';
import { SharingModule } from '../sharing/sharing.module.js';
import { AccessGuard } from './access.guard.js';
import { LoadRequestRows } from './load-request-rows.js';

@Module({
  imports: [ClassesModule, EditorialModule, ProjectAccessModule, SchoolsModule, SharingModule],
  providers: [LoadRequestRows, { provide: APP_GUARD, useClass: AccessGuard }],
})
export class AccessModule {}
