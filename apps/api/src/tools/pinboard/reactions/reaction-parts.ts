import { Comments } from './comments.js';
import { Likes } from './likes.js';
import { Reacting } from './reacting.js';
import { ReactionsController } from './reactions.controller.js';

export const reactionControllers = [ReactionsController];
export const reactionProviders = [Comments, Likes, Reacting];
