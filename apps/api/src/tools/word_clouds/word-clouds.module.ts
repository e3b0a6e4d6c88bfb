import { Module } from '@nestjs/common';
import { AccountsModule } from '../../core/accounts/accounts.module.js';
import { WordsController } from './words.controller.js';

@Module({ imports: [AccountsModule], controllers: [WordsController] })
export class WordCloudsModule {}
