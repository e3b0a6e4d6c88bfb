import type { InitialData } from '@murmel/contracts';
import type { RequestContext } from '../request-context.js';

/** Source of the data embedded in the page. Provided by the core, so that the platform does not know accounts. */
export interface InitialDataSource {
  for(context: RequestContext): Promise<InitialData>;
}
export const INITIAL_DATA = Symbol('initial data');
