import { Module } from '@nestjs/common';
import { AssistantsController } from './assistants.controller.js';

@Module({ controllers: [AssistantsController] })
export class AssistantsModule {}
