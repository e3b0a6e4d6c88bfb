import { AI_IMAGE_SIZES, DATA_LOCATIONS, isTrialModel } from '@murmel/contracts';
import { z } from 'zod';
import { BOTH_KEYS, distinct, hasOneKey, isOnThisMachine, jsonFields, readJsonVariable, withKeyFromFile } from './json-variable.js';

const MAX_PROVIDERS = 20;
const MAX_MODELS = 50;
const { line } = jsonFields;
const KINDS = ['models', 'imageModels', 'embeddingModels', 'moderationModels', 'transcriptionModels', 'speechModels'] as const;
const name = z.string().regex(/^[\w.:/-]{1,40}$/, 'must have 1 to 40 letters, digits or -_.:/');
const tokens = z.number().int().min(1).max(10_000_000);
const price = z.number().min(0).max(10_000);
const field = z.string().regex(/^\w{1,60}$/, 'must have 1 to 60 letters, digits or _');

const model = z.strictObject({
  /** product's name of the model, in items and settings */
  id: name,
  /** provider's name of the model, where that is different: a deployment, a tag */
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
  /** euros for a million tokens that it reads and that it writes */
  price: z.strictObject({ input: price, output: price }).optional(),
});

/** Model that draws, called at `images/generations`. */
const imageModel = z.strictObject({
  id: name,
  remoteId: z.string().min(1).max(200).optional(),
  name: line,
  open: z.boolean().default(false),
  /** euros for a picture */
  price: price.optional(),
  sizes: z
    .array(z.enum(AI_IMAGE_SIZES))
    .min(1)
    .default([...AI_IMAGE_SIZES]),
  /** provider's names of the parameters in addition to the prompt; one without a name cannot be chosen */
  fields: z
    .strictObject({ guidance: field.optional(), steps: field.optional(), seed: field.optional(), negative: field.optional() })
    .default({}),
  /** parameters that this provider requires in every request */
  options: z.record(field, z.union([z.string().max(200), z.number(), z.boolean()])).default({}),
});

/** Model that transcribes recordings, called at `audio/transcriptions`. */
const transcriptionModel = z.strictObject({ id: name, remoteId: z.string().min(1).max(200).optional(), name: line });

/** Model that reads aloud, called at `audio/speech`. */
const speechModel = z.strictObject({
  id: name,
  remoteId: z.string().min(1).max(200).optional(),
  name: line,
  /** voices, with the provider's names and readable names */
  voices: z
    .array(z.strictObject({ id: z.string().min(1).max(60), name: line }))
    .min(1)
    .max(MAX_MODELS)
    .refine((all) => distinct(all.map(({ id }) => id)), 'has a voice twice'),
});

/** Model that looks at what learners ask and read, called at `moderations`. */
const moderationModel = z.strictObject({ id: name, remoteId: z.string().min(1).max(200).optional(), name: line });

/** Model that calculates vectors of texts, called at `embeddings`. */
const embeddingModel = z.strictObject({
  id: name,
  remoteId: z.string().min(1).max(200).optional(),
  name: line,
  /** true if teachers' files may be sent to it; by default only within the European Union */
  files: z.boolean().optional(),
});

const provider = z
  .strictObject({
    id: name,
    name: line,
    /** below it lie `chat/completions`, `images/generations`, `embeddings`, `moderations`, `audio/transcriptions` and `audio/speech` */
    baseUrl: jsonFields.url,
    key: jsonFields.key,
    keyFile: jsonFields.keyFile,
    headers: jsonFields.sent.default({}),
    query: jsonFields.sent.default({}),
    location: z.strictObject({ level: z.enum(DATA_LOCATIONS), place: line }),
    /** provider's parameter for the maximum number of tokens of an answer; reasoning models require the second */
    tokenLimit: z.enum(['max_tokens', 'max_completion_tokens']).default('max_tokens'),
    models: z.array(model).max(MAX_MODELS).default([]),
    imageModels: z.array(imageModel).max(MAX_MODELS).default([]),
    embeddingModels: z.array(embeddingModel).max(MAX_MODELS).default([]),
    moderationModels: z.array(moderationModel).max(MAX_MODELS).default([]),
    transcriptionModels: z.array(transcriptionModel).max(MAX_MODELS).default([]),
    speechModels: z.array(speechModel).max(MAX_MODELS).default([]),
  })
  .refine((one) => allModels(one).length > 0, `has none of ${KINDS.join(', ')}`)
  .refine(hasOneKey, BOTH_KEYS);

const providers = z
  .array(provider)
  .max(MAX_PROVIDERS)
  .refine((all) => distinct(all.map(({ id }) => id)), 'has a provider twice')
  .refine((all) => distinct(idsOf(all)), 'has a model twice')
  .refine((all) => new Set(idsOf(all).map(isTrialModel)).size < 2, 'has trial models beside others')
  .refine(
    (all) => !idsOf(all).some(isTrialModel) || all.every(({ baseUrl }) => isOnThisMachine(baseUrl)),
    'has trial models that are not on this machine',
  );

export type AiProvider = Readonly<Omit<z.output<typeof provider>, 'keyFile'>>;
export type AiModel = AiProvider['models'][number];
export type AiImageModel = AiProvider['imageModels'][number];
export type AiTranscriptionModel = AiProvider['transcriptionModels'][number];
export type AiSpeechModel = AiProvider['speechModels'][number];
export type AiModerationModel = AiProvider['moderationModels'][number];
export type AiEmbeddingModel = AiProvider['embeddingModels'][number];

/**
 * Providers of models from a variable: JSON, or the path of a file with it.
 * @throws Error with one line that says what is wrong, without any key in it
 */
export function readAiProviders(given: string): AiProvider[] {
  return readJsonVariable(given, providers, 'a list of providers').map((one) => withKeyFromFile(one, one.id));
}

const idsOf = (all: readonly Record<Kinds, readonly { id: string }[]>[]): string[] => all.flatMap(allModels).map(({ id }) => id);

/** True if the operator's models are the rules of the sandbox: they stand alone, and only on this machine. */
export const hasTrialModels = (providers: readonly AiProvider[]): boolean => idsOf(providers).some(isTrialModel);

type Kinds = (typeof KINDS)[number];

/** Returns the models of all kinds. */
function allModels(one: Record<Kinds, readonly { id: string }[]>) {
  return KINDS.flatMap((kind) => one[kind]);
}
