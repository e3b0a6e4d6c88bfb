import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { WorkProcess } from '../../../platform/processes/work-process.js';
import { LOGGER } from '../../../platform/tokens.js';
import { atMost } from '../../files/at-most.js';
import type { SettingAnswer, SettingTask } from './setting.js';
import { tooMuch } from './too-much.js';

const { megabytes, withinSeconds } = SERVER_LIMITS.pdf;

/** The process that sets papers, one after the other. */
@Injectable()
export class SettingProcess implements OnApplicationShutdown {
  private readonly inTurn = atMost(1);
  private readonly work: WorkProcess<SettingTask, SettingAnswer>;

  constructor(@Inject(LOGGER) logger: Logger) {
    const program = new URL('./setting-process', import.meta.url);
    const rules = { name: 'the process that sets papers', program, heapMegabytes: 160, megabytes, withinSeconds, retiresAt: 200 };
    this.work = new WorkProcess(rules, logger);
  }

  onApplicationShutdown(): void {
    this.work.retire();
  }

  /** @throws LIMIT_REACHED of pages or work, with the numbers, UNAVAILABLE where Typst does not run */
  set(task: SettingTask): Promise<Uint8Array> {
    return this.inTurn(async () => {
      const answer = await this.work.run(task);
      if (!answer) throw tooMuch('work', { limit: megabytes, seconds: withinSeconds });
      if (answer.kind === 'tooLong') throw tooMuch('pages', { limit: task.pagesMax, pages: answer.pages });
      if (answer.kind === 'pdf') return answer.bytes;
      throw new Error(`A paper could not be set: ${answer.kind === 'fault' ? answer.message : answer.kind}`);
    });
  }
}
