import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ItemsModule } from '../items/items.module.js';
import { ReportsController } from './reports.controller.js';
import { ReviewersController } from './reviewers.controller.js';
import { ReviewsController } from './reviews.controller.js';

@Module({ imports: [AccountsModule, ItemsModule], controllers: [ReportsController, ReviewersController, ReviewsController] })
export class ReviewsModule {}
