import { lazyPage } from '../../../../platform/page/lazy-page';
import type { ModelFailureProps } from './Failure';

/** Most answers come to their end: what says why one did not comes when it is needed. */
export const ModelFailure = lazyPage<ModelFailureProps>(() => import('./Failure'), []);
