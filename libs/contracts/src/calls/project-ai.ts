import { z } from 'zod';
import { AI_ROLES, AI_RUN_STATES } from '../ai-run-names.js';
import { SUGGESTION_ACTS } from '../suggestion-names.js';
import { assistantFields } from '../tools/assistants/schemas.js';
import { sentForAnswer } from './ai-requests.js';
import { call, errors, idParam, pageOf, pageQuery, subjectId, timestamp } from './call.js';

const pupil = z.object({
  id: z.uuid(),
  name: z.string(),
  /** questions of today to assistants of the project, and how many there may be */
  used: z.int(),
  limit: z.int(),
  /** their teacher stopped them alone */
  stopped: z.boolean(),
  /** since when they may need help, by what they wrote or read; null: not, or their teacher looked after it */
  helpSince: timestamp.nullable(),
});
export type AiPupil = z.infer<typeof pupil>;

const projectAiState = z.object({
  /** questions to assistants of the project are blocked meanwhile */
  paused: z.boolean(),
  /** the class was told that its teacher reads along; earlier messages stay unread. null: reading along is off */
  readableSince: timestamp.nullable(),
  /** true if pupils may send personal data despite the warning (spec E13) */
  mayForce: z.boolean(),
  /** pupils get help of a model with the texts of the project */
  inTexts: z.boolean(),
  /** pupils' voices, and texts that are read to them, may go to a provider */
  speech: z.boolean(),
  pupils: z.array(pupil),
});
export type ProjectAi = z.infer<typeof projectAiState>;

const read = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  /** title of the assistant, or of the text in which a model helped */
  about: z.string(),
  /** action of a model on a text; null: a message to an assistant */
  act: z.enum(SUGGESTION_ACTS).nullable(),
  role: z.enum(AI_ROLES),
  /** empty for a text: a suggestion is visible to its writer alone (spec C15), and the sent text is in `requests` */
  text: z.string(),
  /** state of the answer's run: finished or running */
  state: z.enum(AI_RUN_STATES).nullable(),
  createdAt: timestamp,
});
export type ReadAlong = z.infer<typeof read>;

/** Assistant of a project as its pupils see it, without its system prompt and its owner. */
const pupilsAssistant = z.object({
  id: z.uuid(),
  title: z.string(),
  /** purpose, in words for pupils where there are any */
  description: z.string(),
  ...{ avatar: assistantFields.avatar, subcategory: assistantFields.subcategory },
});
export type PupilsAssistant = z.infer<typeof pupilsAssistant>;

const route = '/projects/{id}/ai';
const ofPupil = { projectParam: 'id', below: { pupilId: 'projectPupil' } } as const;

/** Assistants in a project: how much its pupils ask, and what its teacher does about it. */
export const projectAi = {
  get: call
    .meta({ operation: 'project.observe', projectParam: 'id' })
    .route({ method: 'GET', path: route })
    .input(idParam)
    .output(projectAiState)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** those that its teacher shares, in the order of the project */
  assistants: call
    .meta({ operation: 'project.read', projectParam: 'id' })
    .route({ method: 'GET', path: `${route}/assistants` })
    .input(idParam)
    .output(z.array(pupilsAssistant))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** pausing ends answers that are being written */
  change: call
    .meta({ operation: 'project.update', projectParam: 'id' })
    .route({ method: 'PUT', path: route })
    .input(
      idParam.extend({
        paused: z.boolean().optional(),
        readable: z.boolean().optional(),
        mayForce: z.boolean().optional(),
        inTexts: z.boolean().optional(),
        speech: z.boolean().optional(),
      }),
    )
    .output(projectAiState)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** gives 50 more questions for today, stops one pupil alone, or says that the teacher looked after them */
  changePupil: call
    .meta({ operation: 'project.update', ...ofPupil })
    .route({ method: 'PUT', path: `${route}/pupils/{pupilId}` })
    .input(
      idParam.extend({
        pupilId: subjectId,
        more: z.literal(true).optional(),
        stopped: z.boolean().optional(),
        lookedAfter: z.literal(true).optional(),
      }),
    )
    .output(pupil)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'LIMIT_REACHED')),
  /**
   * reads messages between pupils and assistants of the project, and the models' help with its texts, since the class was informed about
   * it; the newest first
   */
  read: call
    .meta({ operation: 'project.update', ...ofPupil })
    .route({ method: 'GET', path: `${route}/pupils/{pupilId}/messages` })
    .input(idParam.extend({ pupilId: subjectId, ...pageQuery }))
    .output(pageOf(read))
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'AI_NOT_READABLE')),
  /** lists the requests for an answer shown by `read` */
  requests: call
    .meta({ operation: 'project.update', ...ofPupil, keys: ['answerId'] })
    .route({ method: 'GET', path: `${route}/pupils/{pupilId}/messages/{answerId}/requests` })
    .input(idParam.extend({ pupilId: subjectId, answerId: z.uuid() }))
    .output(sentForAnswer)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'AI_NOT_READABLE')),
};
