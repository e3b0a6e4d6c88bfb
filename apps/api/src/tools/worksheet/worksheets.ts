import type { WorksheetInput, WorksheetOperationName } from '@murmel/contracts';
import { type BoardOperation, type Sheet, WORKSHEET_OPERATIONS, type WorksheetTable } from '@murmel/documents';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Boards } from '../../core/boards/boards.js';
import type { RequestContext } from '../../platform/request-context.js';
import { STORED_WORKSHEET, shownTo } from './stored-worksheet.js';
import { worksheetOf } from './worksheet-repository.js';

/** Worksheet as the caller may see it. */
export interface RequestedWorksheet {
  itemId: string;
  /** sheet for participants: without anything that reveals the answers */
  sheet: Sheet;
  mayEdit: boolean;
}

/** The worksheet of a request: what is on it, and how something is done to it. */
@Injectable()
export class Worksheets {
  constructor(
    private readonly boards: Boards,
    private readonly database: DataSource,
  ) {}

  /** @throws NOT_FOUND for items that are no worksheets */
  async requested(context: RequestContext): Promise<RequestedWorksheet> {
    const { itemId, actor, ...read } = await this.boards.requested(context, STORED_WORKSHEET);
    const rules = await worksheetOf(this.database.manager, itemId);
    return { itemId, sheet: shownTo(read, actor, rules), mayEdit: actor.trusted };
  }

  /**
   * @param repeatable the call's input, for calls that may come again with the same `Idempotency-Key`
   * @returns ids of the blocks that were made
   * @throws what the operation refuses with, COLLABORATION_UNAVAILABLE
   */
  run<N extends WorksheetOperationName>(
    context: RequestContext,
    name: N,
    input: WorksheetInput<N>,
    repeatable?: unknown,
  ): Promise<string[]> {
    const operation = WORKSHEET_OPERATIONS[name] as BoardOperation<Sheet, WorksheetInput<N>, WorksheetTable>;
    return this.boards.run(context, STORED_WORKSHEET, { name, operation, input, repeatable });
  }
}
