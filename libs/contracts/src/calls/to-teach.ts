import { z } from 'zod';
import { call } from './call.js';

/** `unreachable`: it does not answer, or with something that is no list. */
export const TO_TEACH_STATES = ['ready', 'notConfigured', 'unreachable'] as const;

const worksheet = z.object({
  title: z.string(),
  description: z.string(),
  subject: z.string(),
  grades: z.string(),
  /** address of the worksheet: at another site, over https */
  url: z.string(),
  host: z.string(),
});
export type ToTeachWorksheet = z.infer<typeof worksheet>;

/** Worksheets that another server offers; the operator configures it. */
export const toTeach = {
  worksheets: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/to_teach/worksheets' })
    .output(z.object({ state: z.enum(TO_TEACH_STATES), worksheets: z.array(worksheet) })),
};
