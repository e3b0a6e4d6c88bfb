import { Module } from '@nestjs/common';
import { WebRequestsModule } from '../web-requests/web-requests.module.js';
import { ToTeachController } from './to-teach.controller.js';
import { ToTeach } from './to-teach.js';

@Module({ imports: [WebRequestsModule], controllers: [ToTeachController], providers: [ToTeach] })
export class ToTeachModule {}
