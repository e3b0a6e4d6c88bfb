/** A process of its own that does nothing but look through recordings: a bomb among them takes down this one and not the api. */
import { workLoop } from '../../platform/processes/work-loop.js';
import type { MediaAnswer, MediaTask } from './media-worker-task.js';
import { seekable } from './seekable.js';

workLoop((task: MediaTask): Promise<MediaAnswer> => seekable(task));
