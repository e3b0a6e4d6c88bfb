import { z } from 'zod';
import { AI_IMAGE_KNOBS, AI_IMAGE_SIZES } from '../ai-image-names.js';
import { AI_FAILURES, AI_USES, DATA_LOCATIONS } from '../ai-names.js';
import { AI_TOOLS } from '../ai-tool-names.js';
import { call, errors } from './call.js';

const location = z.object({
  level: z.enum(DATA_LOCATIONS),
  /** a country or a place, as the operator names it */
  place: z.string(),
});

const inBoth = z.object({ de: z.string(), en: z.string() });

/** Information about a model that a teacher may see before anything is sent to it. */
const modelCard = z.object({
  id: z.string(),
  name: z.string(),
  shortName: z.string(),
  provider: z.string(),
  location,
  /** tokens that it reads at once */
  contextWindow: z.number(),
  /** tokens of an answer at most */
  maxTokens: z.number(),
  reasoning: z.boolean(),
  plugins: z.boolean(),
  images: z.boolean(),
  /** its weights are open */
  open: z.boolean(),
  teachersOnly: z.boolean(),
  /** audience for whom it is the default */
  usual: z.enum(['teachers', 'pupils', 'both']).nullable(),
  /** rules, not AI: its answers are for trying the screens */
  trial: z.boolean(),
});
export type ModelCard = z.infer<typeof modelCard>;

const provider = z.object({
  id: z.string(),
  name: z.string(),
  /** host of the provider; never with a key */
  host: z.string(),
  location,
  models: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), teachersOnly: z.boolean() },
      /** answers since midnight in Berlin, and how many of them failed */
      today: z.object({ runs: z.number(), failed: z.number() }),
    }),
  ),
  /** those that draw, with their pictures since midnight */
  imageModels: z.array(z.object({ id: z.string(), name: z.string(), today: z.object({ runs: z.number(), failed: z.number() }) })),
  /**
   * Use since midnight by tool, of what was not deleted. `euros`: by the prices that the operator wrote down, at four letters per token; null
   * where a model has no price.
   */
  uses: z.array(z.object({ use: z.enum(AI_USES), runs: z.number(), euros: z.number().nullable() })),
  /** models for embeddings, with true if one is used for files */
  embeddingModels: z.array(z.object({ id: z.string(), name: z.string(), used: z.boolean() })),
});
export type AiProviderEntry = z.infer<typeof provider>;

/** Result of asking a model for one word. */
const check = z.object({
  model: z.string(),
  /** null: it answered */
  failure: z.enum(AI_FAILURES).nullable(),
  /** until its first word; null without one */
  firstWordMs: z.number().nullable(),
  words: z.string(),
});
export type AiCheck = z.infer<typeof check>;

/** Information about an image model that a teacher may see. */
const imageModelCard = z.object({
  ...{ id: z.string(), name: z.string(), provider: z.string(), location, open: z.boolean(), trial: z.boolean() },
  /** parameters that may be chosen in addition to the prompt */
  knobs: z.array(z.enum(AI_IMAGE_KNOBS)),
  sizes: z.array(z.enum(AI_IMAGE_SIZES)),
});
export type ImageModelCard = z.infer<typeof imageModelCard>;

const mcpServer = z.object({
  id: z.string(),
  name: inBoth,
  location,
  /** pupils and guests may use what only reads */
  learners: z.boolean(),
  /** true if it published its list of tools, now or a while ago */
  reachable: z.boolean(),
  tools: z.array(
    z.object({
      /** id by which assistants refer to it */
      id: z.string(),
      /** title from that server */
      title: z.string(),
      description: z.string(),
      /** it needs no click */
      readOnly: z.boolean(),
    }),
  ),
});
export type McpServerEntry = z.infer<typeof mcpServer>;

/** Result of asking a server for its tools. */
const mcpCheck = z.object({
  server: z.string(),
  name: inBoth,
  host: z.string(),
  location,
  reachable: z.boolean(),
  ms: z.int(),
  tools: z.int(),
});
export type McpCheck = z.infer<typeof mcpCheck>;

/** Models that the operator wrote down, and nothing else. */
export const ai = {
  /** model cards in the operator's order; empty: none is configured */
  modelCards: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/ai/model_cards' })
    .output(z.object({ models: z.array(modelCard), imageModels: z.array(imageModelCard) })),
  /** lists the tools that models can use on this installation */
  availableTools: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/ai/tools' })
    .output(z.object({ tools: z.array(z.enum(AI_TOOLS)) })),
  providers: call
    .meta({ operation: 'administration.edit' })
    .route({ method: 'GET', path: '/ai/providers' })
    .output(z.array(provider))
    .errors(errors('FORBIDDEN')),
  /** Asks each model of a provider for one word: does it answer, and after how long? Each counts in the admin's day and that of their school. */
  check: call
    .meta({ operation: 'administration.edit' })
    .route({ method: 'POST', path: '/ai/provider_checks' })
    .input(z.strictObject({ provider: z.string().min(1).max(40) }))
    .output(z.array(check))
    .errors(errors('FORBIDDEN', 'AI_PROVIDER_UNKNOWN', 'AI_DAY_LIMIT_REACHED')),
  /** servers whose tools assistants can be given, in the operator's order; empty: none is configured */
  mcpServers: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/ai/mcp_servers' })
    .output(z.object({ servers: z.array(mcpServer) })),
  /** Asks each of these servers anew what it offers. */
  checkMcp: call
    .meta({ operation: 'administration.edit' })
    .route({ method: 'POST', path: '/ai/mcp_checks' })
    .input(z.strictObject({}))
    .output(z.array(mcpCheck))
    .errors(errors('FORBIDDEN')),
};
