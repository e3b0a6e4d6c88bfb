import { Module } from '@nestjs/common';
import { BoardVersions } from './board-versions.js';
import { Versions } from './versions.js';

@Module({ providers: [BoardVersions, Versions], exports: [BoardVersions, Versions] })
export class VersionsModule {}
