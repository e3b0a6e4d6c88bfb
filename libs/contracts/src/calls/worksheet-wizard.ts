import { z } from 'zod';
import { CONTENT_LANGUAGES } from '../item-fields.js';
import { WIZARD_LIMITS, WIZARD_TASKS } from '../worksheet-wizard/names.js';
import { wizardSheet, wizardTask } from '../worksheet-wizard/tasks.js';
import { sentForAnswer } from './ai-requests.js';
import { call, errors } from './call.js';
import { item } from './item.js';

const { topicMax, text, materialMax, tasks, proposals } = WIZARD_LIMITS;
const focus = {
  /** language level from 1 to 5, by age (spec WKS-19) */
  level: z.number().int().min(1).max(5),
  language: z.enum(CONTENT_LANGUAGES),
  /** absent: the usual one */
  model: z.string().min(1).max(40).optional(),
};
const AGAINST_ASKING = [
  'LIMIT_REACHED',
  'AI_DAY_LIMIT_REACHED',
  'TOOL_DISABLED',
  'AI_NOT_CONFIGURED',
  'AI_MODEL_UNKNOWN',
  'NO_PROPOSALS',
] as const;

/** A worksheet in three steps. Nothing of it is stored before the teacher has seen it and makes the sheet. */
export const worksheetWizard = {
  /** one of three proposals for a topic, a text of the teacher, or other material; `place` picks which */
  propose: call
    .meta({ operation: 'teacher.create', makes: 'worksheet' })
    .route({ method: 'POST', path: '/worksheet_wizard/proposals' })
    .input(
      z.strictObject({
        topic: z.string().trim().min(1).max(topicMax),
        /** absent: the model writes it */
        text: z.string().trim().max(text.lettersMax).optional(),
        /** text of a PDF, a film, a document or a conversion, from which the model writes it; it counts for nothing beside `text` */
        material: z.string().trim().min(1).max(materialMax).optional(),
        kinds: z.array(z.enum(WIZARD_TASKS)).min(tasks.min).max(tasks.max),
        place: z
          .number()
          .int()
          .min(0)
          .max(proposals - 1),
        ...focus,
      }),
    )
    .output(wizardSheet)
    .errors(errors(...AGAINST_ASKING, 'WIZARD_TEXT')),
  /** one task anew, for this text */
  renew: call
    .meta({ operation: 'teacher.create', makes: 'worksheet' })
    .route({ method: 'POST', path: '/worksheet_wizard/tasks' })
    .input(z.strictObject({ text: z.string().trim().max(text.lettersMax), kind: z.enum(WIZARD_TASKS), before: wizardTask, ...focus }))
    .output(wizardTask)
    .errors(errors(...AGAINST_ASKING, 'WIZARD_TEXT')),
  /** what was sent for the caller's last questions, in their order; kept for some days */
  requests: call.meta({ operation: 'teacher.read' }).route({ method: 'GET', path: '/worksheet_wizard/requests' }).output(sentForAnswer),
  /** makes an ordinary worksheet of what the teacher has seen and changed */
  create: call
    .meta({ operation: 'teacher.create', makes: 'worksheet', idempotent: true })
    .route({ method: 'POST', path: '/worksheet_wizard/worksheets', successStatus: 201 })
    .input(wizardSheet.extend({ language: z.enum(CONTENT_LANGUAGES) }).strict())
    .output(item)
    .errors(errors('LIMIT_REACHED', 'TOOL_DISABLED', 'WIZARD_TEXT', 'WIZARD_TASK')),
};
