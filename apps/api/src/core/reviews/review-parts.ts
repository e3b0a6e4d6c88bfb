import { ReportsController } from './reports.controller.js';
import { ReviewersController } from './reviewers.controller.js';
import { ReviewsController } from './reviews.controller.js';

export const reviewControllers = [ReportsController, ReviewersController, ReviewsController];
export const reviewProviders = [];
