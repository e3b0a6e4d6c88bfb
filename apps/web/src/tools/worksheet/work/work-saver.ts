import type { WorksheetAnswer } from '@murmel/contracts';
import { quietApi } from '../../../platform/api/client';
import { LiveSendError, liveConnection } from '../../../platform/live/live-connection';
import { worksheetWorkTopic } from '../../../platform/live/live-topic';
import { changedSince, mergeAnswers } from './answers';

type Answers = Readonly<Record<string, WorksheetAnswer>>;

/** Letters per message beyond which the server closes the connection. */
const LINE_LETTERS = 16 * 1024;
const fitsLine = (answers: WorksheetAnswer[]): boolean => JSON.stringify(answers).length <= LINE_LETTERS;

/**
 * Gives the server what changed of one response: over the live line, as often as once a second, else by a call.
 * It knows what the server has; answers that another device changes there come in here.
 */
export class WorkSaver {
  constructor(
    private readonly itemId: string,
    private readonly responseId: string,
    /** answers on the server */
    private server: Answers,
  ) {}

  /** @throws what the call is refused with; nothing counts as kept then */
  async save(answers: Answers, live: boolean): Promise<{ updatedAt: string }> {
    const changed = changedSince(this.server, answers);
    if (changed.length === 0) return { updatedAt: new Date().toISOString() };
    const kept = (live && fitsLine(changed) && (await this.said(changed))) || (await this.called(changed));
    this.server = answers;
    return kept;
  }

  /** Merges answers from another device, unless they were changed here since. @returns undefined: nothing did */
  merged(newest: Answers, here: Answers): Answers | undefined {
    const merged = mergeAnswers({ newest, here, server: this.server });
    if (!merged) return undefined;
    this.server = merged.server;
    return merged.here;
  }

  private async said(answers: WorksheetAnswer[]): Promise<{ updatedAt: string } | undefined> {
    try {
      return await liveConnection.send<{ updatedAt: string }>(worksheetWorkTopic(this.itemId, this.responseId).address, { answers });
    } catch (error) {
      // A message refused by the connection is repeated as a call, which explains it; an undelivered one goes by the call, too.
      if (error instanceof LiveSendError) return undefined;
      throw error;
    }
  }

  private called(answers: WorksheetAnswer[]): Promise<{ updatedAt: string }> {
    return quietApi.worksheets.updateResponse({ id: this.responseId, answers });
  }
}
