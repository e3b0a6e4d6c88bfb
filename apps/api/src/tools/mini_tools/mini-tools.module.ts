import { Module } from '@nestjs/common';
import { AiModule } from '../../core/ai/ai.module.js';
import { MiniToolsController } from './mini-tools.controller.js';

@Module({ imports: [AiModule], controllers: [MiniToolsController] })
export class MiniToolsModule {}
