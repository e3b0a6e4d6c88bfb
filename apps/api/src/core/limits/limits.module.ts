import { Module } from '@nestjs/common';
import { AiModule } from '../ai/ai.module.js';
import { FilesModule } from '../files/files.module.js';
import { LimitsController } from './limits.controller.js';

@Module({ imports: [AiModule, FilesModule], controllers: [LimitsController] })
export class LimitsModule {}
