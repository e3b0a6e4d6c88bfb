/** Separate process that reads calendar files of strangers: rules without an end kill this process and not the api. */
import { workLoop } from '../../../platform/processes/work-loop.js';
import type { IcsAnswer, IcsTask } from './ics-task.js';
import { readIcs } from './read-ics.js';

workLoop((task: IcsTask): IcsAnswer => readIcs(task));
