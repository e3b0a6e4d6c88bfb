import { contract } from '@murmel/contracts';
import { PinboardComment } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking, partIdOf, rowOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
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
  comments(@Asked() asking: Asking) {
    return implement(contract.pinboards.comments).handler(async ({ input: { page, limit } }) => ({
      ...(await this.allComments.list(asking, partIdOf(asking), { page, limit })),
      page,
      limit,
    }));
  }

  @Call(contract.pinboards.addComment)
  addComment(@Asked() asking: Asking) {
    return implement(contract.pinboards.addComment).handler(({ input }) => this.allComments.add(asking, partIdOf(asking), input.text));
  }

  @Call(contract.pinboards.removeComment)
  removeComment(@Asked() asking: Asking) {
    return implement(contract.pinboards.removeComment).handler(async () => {
      await this.allComments.remove(asking, rowOf(asking, PinboardComment).id);
      return {};
    });
  }

  @Call(contract.pinboards.like)
  like(@Asked() asking: Asking) {
    return implement(contract.pinboards.like).handler(async () => {
      await this.likes.like(asking, partIdOf(asking));
      return {};
    });
  }

  @Call(contract.pinboards.unlike)
  unlike(@Asked() asking: Asking) {
    return implement(contract.pinboards.unlike).handler(async () => {
      await this.likes.unlike(asking, partIdOf(asking));
      return {};
    });
  }

  @Call(contract.pinboards.myLikes)
  myLikes(@Asked() asking: Asking) {
    return implement(contract.pinboards.myLikes).handler(() => this.likes.mine(asking));
  }
}
