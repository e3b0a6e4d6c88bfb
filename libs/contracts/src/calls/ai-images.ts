import { z } from 'zod';
import { AI_IMAGE_LIMITS, AI_IMAGE_SIZES, AI_IMAGE_STATES, AI_IMAGE_STYLES } from '../ai-image-names.js';
import { AI_RUN_FAILURES } from '../ai-run-names.js';
import { LIMITS } from '../limits.js';
import { call, errors, idParam, nothing, pageOf, pageQuery, timestamp } from './call.js';
import { textWithin } from './fields.js';

const { guidance, steps, seed, negative } = AI_IMAGE_LIMITS;
const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

const image = z.object({
  id: z.uuid(),
  /** prompt, as it was typed */
  prompt: z.string(),
  style: z.enum(AI_IMAGE_STYLES),
  size: z.enum(AI_IMAGE_SIZES),
  /** null where the model takes no such thing */
  guidance: z.number().nullable(),
  steps: z.number().nullable(),
  /** the same one and the same words give nearly the same picture */
  seed: z.number().nullable(),
  /** what it must not show, in words; null as well where there are none */
  negative: z.string().nullable(),
  model: z.string(),
  modelName: z.string(),
  provider: z.string(),
  state: z.enum(AI_IMAGE_STATES),
  failure: z.enum(AI_RUN_FAILURES).nullable(),
  /** alternative text for users who do not see it: at first its prompt */
  altText: z.string(),
  /** once it is there */
  file: z.object({ url: z.string(), thumbnailUrl: z.string(), width: z.number(), height: z.number() }).nullable(),
  createdAt: timestamp,
});
export type AiImage = z.infer<typeof image>;

/** Pictures that models draw for a teacher. They are private: only their owner can find them. */
export const aiImages = {
  /** it is drawn in the background, see the topic `ai-images` */
  create: call
    .meta({ operation: 'teacher.create', idempotent: true })
    .route({ method: 'POST', path: '/ai/images', successStatus: 201 })
    .input(
      z.strictObject({
        prompt: textWithin(AI_IMAGE_LIMITS.prompt),
        style: z.enum(AI_IMAGE_STYLES).default('photo'),
        size: z.enum(AI_IMAGE_SIZES).default('1024x1024'),
        guidance: within(guidance).int().default(guidance.usual),
        steps: within(steps).int().default(steps.usual),
        /** absent: another one each time */
        seed: within(seed).int().optional(),
        /** what it must not show; dropped where the model takes no such words */
        negative: z.string().trim().max(negative.max).default(''),
        /** absent: the first one of the operator's */
        model: z.string().min(1).max(40).optional(),
        /** sends although the prompt contains personal data: the sender was asked */
        force: z.boolean().default(false),
      }),
    )
    .output(image)
    .errors(
      errors(
        'BAD_REQUEST',
        'LIMIT_REACHED',
        'AI_DAY_LIMIT_REACHED',
        'QUOTA_OF_OWNER',
        'AI_NOT_CONFIGURED',
        'AI_MODEL_UNKNOWN',
        'AI_IMAGES_UNDER_WAY',
        'PERSONAL_DATA',
        'IDEMPOTENCY_CONFLICT',
      ),
    ),
  /** the newest first */
  list: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/ai/images' })
    .input(z.strictObject(pageQuery))
    .output(pageOf(image)),
  get: call
    .meta({ operation: 'teacher.read', ownThrough: 'aiImage' })
    .route({ method: 'GET', path: '/ai/images/{id}' })
    .input(idParam)
    .output(image)
    .errors(errors('NOT_FOUND')),
  change: call
    .meta({ operation: 'teacher.update', ownThrough: 'aiImage' })
    .route({ method: 'PUT', path: '/ai/images/{id}' })
    .input(idParam.extend({ altText: z.string().trim().max(LIMITS.image.altMax) }))
    .output(image)
    .errors(errors('NOT_FOUND')),
  /** deletes permanently, finished or still being drawn */
  remove: call
    .meta({ operation: 'teacher.update', ownThrough: 'aiImage' })
    .route({ method: 'DELETE', path: '/ai/images/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND')),
  file: call
    .meta({ operation: 'teacher.read', ownThrough: 'aiImage', plain: true })
    .route({
      method: 'GET',
      path: '/ai/images/{id}/file',
      description: 'the picture, as an attachment; with `?inline` it is shown in the page',
    })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND')),
  thumbnail: call
    .meta({ operation: 'teacher.read', ownThrough: 'aiImage', plain: true })
    .route({ method: 'GET', path: '/ai/images/{id}/thumbnail', description: 'a small picture of it' })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND')),
};
