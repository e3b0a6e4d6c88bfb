import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, itemOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { authorInfo } from './author-info.js';

/** Endpoint for the author of a board. */
@Controller()
export class AuthorInfoController {
  constructor(private readonly database: DataSource) {}

  @Call(contract.teachingBoards.authorInfo)
  authorInfo(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.authorInfo).handler(() => authorInfo(this.database.manager, itemOf(asking).id));
  }
}
