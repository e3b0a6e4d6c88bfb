import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { partIdOf } from '../../../core/boards/part-id.js';
import { Asked, type Asking } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { Comments } from './comments.js';
import { Likes } from './likes.js';

/** What people say to cards. */
@Controller()
export class ReactionsController {
  constructor(
    private readonly allComments: Comments,
    private readonly likes: Likes,
  ) {}

  @Call(contract.pinboards.comments)
  comments(@Asked() asking: Asking) {
    return implement(contract.pinboards.comments).handler(async ({ input: { id, page, limit } }) => ({
      ...(await this.allComments.list(asking, partIdOf(id), { page, limit })), page, limit,
    }));
  }

  @Call(contract.pinboards.addComment)
  addComment(@Asked() asking: Asking) {
    return implement(contract.pinboards.addComment).handler(({ input }) => this.allComments.add(asking, partIdOf(input.id), input.text));
  }

  @Call(contract.pinboards.removeComment)
  removeComment(@Asked() asking: Asking) {
    return implement(contract.pinboards.removeComment).handler(async ({ input }) => {
      await this.allComments.remove(asking, input.id);
      return {};
    });
  }

  @Call(contract.pinboards.like)
  like(@Asked() asking: Asking) {
    return implement(contract.pinboards.like).handler(async ({ input }) => {
      await this.likes.like(asking, partIdOf(input.id));
      return {};
    });
  }

  @Call(contract.pinboards.unlike)
  unlike(@Asked() asking: Asking) {
    return implement(contract.pinboards.unlike).handler(async ({ input }) => {
      await this.likes.unlike(asking, partIdOf(input.id));
      return {};
    });
  }

  @Call(contract.pinboards.myLikes)
  myLikes(@Asked() asking: Asking) {
    return implement(contract.pinboards.myLikes).handler(() => this.likes.mine(asking));
  }
}
