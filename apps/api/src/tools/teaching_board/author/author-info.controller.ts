import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../../platform/call.js';
import { CurrentContext, itemOf, type RequestContext } from '../../../platform/request-context.js';
import { authorInfo } from './author-info.js';

/** Endpoint for the author of a board. */
@Controller()
export class AuthorInfoController {
  constructor(private readonly database: DataSource) {}

  @Call(contract.teachingBoards.authorInfo)
  authorInfo(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.authorInfo).handler(() => authorInfo(this.database.manager, itemOf(context).id));
  }
}
