import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BoardOperations } from './board-operations.js';
import { Boards } from './boards.js';

@Module({ imports: [AccountsModule], providers: [BoardOperations, Boards], exports: [BoardOperations, Boards] })
export class BoardsModule {}
