import { contract } from '@murmel/contracts';
import { PinboardComment } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { CurrentContext, partIdOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { Comments } from './comments.js';
import { Likes } from './likes.js';

/** Endpoints for reactions to cards. */
@Controller()
export class ReactionsController {
  constructor(
    private readonly allComments: Comments,
    private readonly likes: Likes,
  ) {}

  @Call(contract.pinboards.comments)
  comments(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.comments).handler(async ({ input: { page, limit } }) => ({
      ...(await this.allComments.list(context, partIdOf(context), { page, limit })),
      page,
      limit,
    }));
  }

  @Call(contract.pinboards.addComment)
  addComment(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.addComment).handler(({ input }) => this.allComments.add(context, partIdOf(context), input.text));
  }

  @Call(contract.pinboards.removeComment)
  removeComment(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.removeComment).handler(async () => {
      await this.allComments.remove(context, rowOf(context, PinboardComment).id);
      return {};
    });
  }

  @Call(contract.pinboards.like)
  like(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.like).handler(async () => {
      await this.likes.like(context, partIdOf(context));
      return {};
    });
  }

  @Call(contract.pinboards.unlike)
  unlike(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.unlike).handler(async () => {
      await this.likes.unlike(context, partIdOf(context));
      return {};
    });
  }

  @Call(contract.pinboards.myLikes)
  myLikes(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.myLikes).handler(() => this.likes.mine(context));
  }
}
