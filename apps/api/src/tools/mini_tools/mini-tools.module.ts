import { Module } from '@nestjs/common';
import { MiniToolsController } from './mini-tools.controller.js';

@Module({ controllers: [MiniToolsController] })
export class MiniToolsModule {}
