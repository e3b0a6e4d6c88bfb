import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { Responses } from './responses.js';

@Module({ imports: [AccountsModule], providers: [Responses], exports: [Responses] })
export class AnswersModule {}
