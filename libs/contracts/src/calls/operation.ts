import { z } from 'zod';
import { call } from './call.js';

const check = z.enum(['up', 'down']);

/** Calls about the installation itself. */
export const operationCalls = {
  live: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/health/live' })
    .output(z.object({ status: z.literal('up') })),
  ready: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/health/ready' })
    .output(z.object({ status: check, checks: z.object({ database: check, collaboration: check, storage: check }) })),
  health: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/health' })
    .output(z.object({ status: check, checks: z.object({ database: check, collaboration: check, storage: check }) })),
  /** milliseconds since 1970 by the server's clock: screens show the same time however wrong their own is */
  time: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/time' })
    .output(z.object({ now: z.number() })),
  limits: call.meta({ operation: 'open.read' }).route({ method: 'GET', path: '/limits' }).output(z.record(z.string(), z.unknown())),
  /** receives reports of the browser's error reporter; kept in the log for seven days, without names and addresses */
  reportError: call
    .meta({ operation: 'open.report' })
    .route({ method: 'POST', path: '/error_reports', successStatus: 202 })
    .input(
      z.strictObject({
        message: z.string().max(500),
        stack: z.string().max(4000).optional(),
        path: z.string().max(200),
        release: z.string().max(40).optional(),
      }),
    )
    .output(z.strictObject({})),
};
