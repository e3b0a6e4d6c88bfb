import { Module } from '@nestjs/common';
import { ProjectAccess } from './project-access.js';

@Module({ providers: [ProjectAccess], exports: [ProjectAccess] })
export class ProjectAccessModule {}
