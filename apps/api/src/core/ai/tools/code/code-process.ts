import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../../../../platform/injection-tokens.js';
import { WorkerProcess, type WorkerRules } from '../../../../platform/processes/worker-process.js';
import type { CodeAnswer, CodeTask } from './code-task.js';

const { codeSeconds, codeMegabytes, codeProcessMegabytes } = SERVER_LIMITS.aiTools;

/** Resource limits of the process, enforced from outside regardless of the program. */
export const CODE_RULES: WorkerRules = {
  name: 'the process that runs programs of models',
  program: new URL('./code-program', import.meta.url),
  ...{ heapMegabytes: codeMegabytes, megabytes: codeProcessMegabytes, withinSeconds: codeSeconds, retiresAt: codeProcessMegabytes / 2 },
};

/** The process in which programs of models run, one after the other, each in a machine of its own. */
@Injectable()
export class CodeProcess extends WorkerProcess<CodeTask, CodeAnswer> {
  constructor(@Inject(LOGGER) logger: Logger) {
    super(CODE_RULES, logger);
  }
}
