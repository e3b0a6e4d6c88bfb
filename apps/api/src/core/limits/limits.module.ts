import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { LimitsController } from './limits.controller.js';

@Module({ imports: [FilesModule], controllers: [LimitsController] })
export class LimitsModule {}
