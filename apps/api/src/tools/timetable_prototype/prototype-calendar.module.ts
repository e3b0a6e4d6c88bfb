import { Module } from '@nestjs/common';
import { PrototypeEventsController } from './events/events.controller.js';

@Module({ controllers: [PrototypeEventsController] })
export class PrototypeCalendarModule {}
