import { AI_IMAGE_SIZES, DATA_LOCATIONS } from '@murmel/contracts';
import { z } from 'zod';
import { BOTH_KEYS, distinct, oneKey, readTold, told, withKey } from './told.js';

const MAX_PROVIDERS = 20;
const MAX_MODELS = 50;
const { line } = told;
const name = z.string().regex(/^[\w.:/-]{1,40}$/, 'must have 1 to 40 letters, digits or -_.:/');
const tokens = z.number().int().min(1).max(10_000_000);
const field = z.string().regex(/^\w{1,60}$/, 'must have 1 to 60 letters, digits or _');

const model = z.strictObject({
  /** how the product calls it, in items and settings */
  id: name,
  /** how the provider calls it, where that is different: a deployment, a tag */
  remoteId: z.string().min(1).max(200).optional(),
  name: line,
  shortName: line.optional(),
  contextWindow: tokens,
  maxTokens: tokens,
  reasoning: z.boolean().default(false),
  plugins: z.boolean().default(false),
  images: z.boolean().default(false),
  open: z.boolean().default(false),
  teachersOnly: z.boolean().default(false),
});

/** A model that draws, asked at `images/generations`. */
const imageModel = z.strictObject({
  id: name,
  remoteId: z.string().min(1).max(200).optional(),
  name: line,
  open: z.boolean().default(false),
  sizes: z
    .array(z.enum(AI_IMAGE_SIZES))
    .min(1)
    .default([...AI_IMAGE_SIZES]),
  /** how the provider calls what may be chosen beside the words; what it has no name for cannot be chosen */
  fields: z.strictObject({ guidance: field.optional(), steps: field.optional(), seed: field.optional() }).default({}),
  /** sent along with every request: what this provider wants to be told */
  options: z.record(field, z.union([z.string().max(200), z.number(), z.boolean()])).default({}),
});

/** A model that writes recordings down, asked at `audio/transcriptions`. */
const transcriptionModel = z.strictObject({ id: name, remoteId: z.string().min(1).max(200).optional(), name: line });

/** A model that reads aloud, asked at `audio/speech`. */
const speechModel = z.strictObject({
  id: name,
  remoteId: z.string().min(1).max(200).optional(),
  name: line,
  /** as the provider calls them, and as people do */
  voices: z
    .array(z.strictObject({ id: z.string().min(1).max(60), name: line }))
    .min(1)
    .max(MAX_MODELS)
    .refine((all) => distinct(all.map(({ id }) => id)), 'has a voice twice'),
});

/** A model that says where a text lies among others, asked at `embeddings`. */
const embeddingModel = z.strictObject({
  id: name,
  remoteId: z.string().min(1).max(200).optional(),
  name: line,
  /** files of teachers may go to it; unless that is said only within the European Union */
  files: z.boolean().optional(),
});

const provider = z
  .strictObject({
    id: name,
    name: line,
    /** below it lie `chat/completions`, `images/generations`, `embeddings`, `audio/transcriptions` and `audio/speech` */
    baseUrl: told.url,
    key: told.key,
    keyFile: told.keyFile,
    headers: told.sent.default({}),
    query: told.sent.default({}),
    location: z.strictObject({ level: z.enum(DATA_LOCATIONS), place: line }),
    /** how it calls the most tokens of an answer; models that think want the second */
    tokenLimit: z.enum(['max_tokens', 'max_completion_tokens']).default('max_tokens'),
    models: z.array(model).max(MAX_MODELS).default([]),
    imageModels: z.array(imageModel).max(MAX_MODELS).default([]),
    embeddingModels: z.array(embeddingModel).max(MAX_MODELS).default([]),
    transcriptionModels: z.array(transcriptionModel).max(MAX_MODELS).default([]),
    speechModels: z.array(speechModel).max(MAX_MODELS).default([]),
  })
  .refine((one) => allModels(one).length > 0, 'has neither models nor imageModels, embeddingModels, transcriptionModels or speechModels')
  .refine(oneKey, BOTH_KEYS);

const providers = z
  .array(provider)
  .max(MAX_PROVIDERS)
  .refine((all) => distinct(all.map(({ id }) => id)), 'has a provider twice')
  .refine((all) => distinct(all.flatMap(allModels).map(({ id }) => id)), 'has a model twice');

export type AiProvider = Readonly<Omit<z.output<typeof provider>, 'keyFile'>>;
export type AiModel = AiProvider['models'][number];
export type AiImageModel = AiProvider['imageModels'][number];
export type AiTranscriptionModel = AiProvider['transcriptionModels'][number];
export type AiSpeechModel = AiProvider['speechModels'][number];
export type AiEmbeddingModel = AiProvider['embeddingModels'][number];

/**
 * Providers of models from a variable: JSON, or the path of a file with it.
 * @throws Error with one line that says what is wrong, without any key in it
 */
export function readAiProviders(given: string): AiProvider[] {
  return readTold(given, providers, 'a list of providers').map((one) => withKey(one, one.id));
}

type Kinds = 'models' | 'imageModels' | 'embeddingModels' | 'transcriptionModels' | 'speechModels';

/** Of every kind. */
function allModels(one: Record<Kinds, readonly { id: string }[]>) {
  return [...one.models, ...one.imageModels, ...one.embeddingModels, ...one.transcriptionModels, ...one.speechModels];
}
