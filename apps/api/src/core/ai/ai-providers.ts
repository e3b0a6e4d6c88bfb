import {
  AI_IMAGE_KNOBS,
  type AiCheck,
  type AiProviderEntry,
  type ImageModelCard,
  isTrialModel,
  type ModelCard,
  SERVER_LIMITS,
} from '@murmel/contracts';
import type { Account, AiEmbeddingModel, AiImageModel, AiModel, AiProvider, Configuration, Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { type AiFailure, failureOf } from './ai-failure.js';
import { asTeacher, DayBudgets } from './budgets/day-budgets.js';
import { giveBack } from './budgets/give-back.js';
import { chatStream } from './chat-stream.js';
import type { OfferedModeration } from './moderation/moderation-request.js';
import type { OfferedSpeech, OfferedTranscription } from './speech/speech-request.js';
import { TODAY, useOfDay, usesOf } from './use-of-day.js';

const { checkSeconds, checkTokens, checkWords } = SERVER_LIMITS.ai;
/** Test prompt without personal data. */
const HELLO = 'Antworte mit einem einzigen Wort: Hallo';

export interface OfferedModel {
  provider: AiProvider;
  model: AiModel;
}

export interface OfferedEmbeddingModel {
  provider: AiProvider;
  model: AiEmbeddingModel;
}

export interface OfferedImageModel {
  provider: AiProvider;
  model: AiImageModel;
}

/** The models that the operator wrote down. */
@Injectable()
export class AiProviders {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly budgets: DayBudgets,
  ) {}

  cards(): ModelCard[] {
    const all = this.models();
    const forTeachers = all[0]?.model;
    const forPupils = this.usualForLearners()?.model;
    return all.map(({ provider, model }) => cardOf(provider, model, usualOf(model, forTeachers, forPupils)));
  }

  /** every model with who offers it, in the operator's order */
  models(): OfferedModel[] {
    return this.configuration.aiProviders.flatMap((provider) => provider.models.map((model) => ({ provider, model })));
  }

  /** those that pupils and guests may ask, too */
  open(): OfferedModel[] {
    return this.models().filter(({ model }) => !model.teachersOnly);
  }

  /** returns the model for learners when none was chosen for them (spec D-8) */
  usualForLearners(): OfferedModel | undefined {
    const open = this.open();
    return open.find(({ model }) => model.id === this.configuration.pupilModel) ?? open[0];
  }

  /** the first one to which files of teachers may go; undefined: they are found by their words alone */
  embeddingModel(): OfferedEmbeddingModel | undefined {
    return this.configuration.aiProviders
      .flatMap((provider) => provider.embeddingModels.map((model) => ({ provider, model })))
      .find(({ provider, model }) => model.files ?? provider.location.level !== 'world');
  }

  /** the first one that looks at what learners ask and read; undefined: the product's own lists alone */
  moderationModel(): OfferedModeration | undefined {
    return this.configuration.aiProviders.flatMap((provider) => provider.moderationModels.map((model) => ({ provider, model })))[0];
  }

  /** every model that draws, in the operator's order */
  imageModels(): OfferedImageModel[] {
    return this.configuration.aiProviders.flatMap((provider) => provider.imageModels.map((model) => ({ provider, model })));
  }

  /** models that transcribe recordings, in the operator's order */
  transcriptionModels(): OfferedTranscription[] {
    return this.configuration.aiProviders.flatMap((provider) => provider.transcriptionModels.map((model) => ({ provider, model })));
  }

  /** models that read aloud */
  speechModels(): OfferedSpeech[] {
    return this.configuration.aiProviders.flatMap((provider) => provider.speechModels.map((model) => ({ provider, model })));
  }

  imageCards(): ImageModelCard[] {
    return this.imageModels().map(({ provider: { name: provider, location }, model: { id, name, open, sizes, fields } }) => ({
      ...{ id, name, provider, location, open, sizes, trial: isTrialModel(id) },
      knobs: AI_IMAGE_KNOBS.filter((knob) => fields[knob] !== undefined),
    }));
  }

  /** providers for admins: never a key, and of an address only its host */
  async list(): Promise<AiProviderEntry[]> {
    const rows = await this.database.query<{ model: string; runs: number; failed: number }[]>(
      `select model, count(*)::int as runs, (count(*) filter (where state = 'failed'))::int as failed
         from (select model, state, created_at from ai_run union all select model, state, created_at from ai_image) asked
        where created_at >= ${TODAY} group by model`,
    );
    const counted = new Map(rows.map(({ model, runs, failed }) => [model, { runs, failed }]));
    const today = (model: string) => counted.get(model) ?? { runs: 0, failed: 0 };
    const asked = this.embeddingModel()?.model.id;
    const used = await useOfDay(this.database.manager);
    return this.configuration.aiProviders.map((provider) => {
      const { id, name, baseUrl, location, models, imageModels, embeddingModels } = provider;
      return {
        ...{ id, name, location, host: new URL(baseUrl).host },
        models: models.map(({ id: model, name: called, teachersOnly }) => ({ id: model, name: called, teachersOnly, today: today(model) })),
        imageModels: imageModels.map(({ id: model, name: called }) => ({ id: model, name: called, today: today(model) })),
        embeddingModels: embeddingModels.map(({ id: model, name: called }) => ({ id: model, name: called, used: model === asked })),
        uses: usesOf(provider, used),
      };
    });
  }

  /** Asks each model for one word; each question counts in the admin's day and that of their school. @throws AI_PROVIDER_UNKNOWN, AI_DAY_LIMIT_REACHED */
  async check(account: Account, providerId: string, signal: AbortSignal): Promise<AiCheck[]> {
    const provider = this.configuration.aiProviders.find(({ id }) => id === providerId);
    if (!provider) throw apiError('AI_PROVIDER_UNKNOWN');
    const checks: AiCheck[] = [];
    // One after the other: a machine in a school's cellar holds one model at a time.
    for (const model of provider.models) {
      const counted = await this.database.transaction((manager) => this.budgets.count(manager, asTeacher(account), undefined));
      const checked = await this.ask(provider, model, signal);
      checks.push(checked);
      if (checked.failure !== null && checked.firstWordMs === null)
        await this.database.transaction((manager) => giveBack(manager, [{ personId: account.id, counted }]));
    }
    return checks;
  }

  private async ask(provider: AiProvider, model: AiModel, signal: AbortSignal): Promise<AiCheck> {
    const began = performance.now();
    let firstWordMs: number | null = null;
    let words = '';
    let failure: AiFailure | undefined;
    try {
      const within = AbortSignal.any([signal, AbortSignal.timeout(checkSeconds * 1000)]);
      const messages = [{ role: 'user', content: HELLO }] as const;
      for await (const piece of chatStream(provider, model, {
        messages,
        maxTokens: checkTokens,
        signal: within,
        silentMs: checkSeconds * 1000,
      })) {
        firstWordMs ??= Math.round(performance.now() - began);
        words = (words + piece).slice(0, checkWords);
      }
    } catch (error) {
      failure = failureOf(error);
      this.logger.warn({ provider: provider.id, model: model.id, failure: failure.kind, detail: failure.detail }, 'a model did not answer');
    }
    return { model: model.id, failure: failure?.kind ?? null, firstWordMs, words: words.trim() };
  }
}

function usualOf(model: AiModel, forTeachers: AiModel | undefined, forPupils: AiModel | undefined): ModelCard['usual'] {
  if (model === forTeachers) return model === forPupils ? 'both' : 'teachers';
  return model === forPupils ? 'pupils' : null;
}

function cardOf(provider: AiProvider, model: AiModel, usual: ModelCard['usual']): ModelCard {
  const { id, name, shortName = name, contextWindow, maxTokens, reasoning, plugins, images, open, teachersOnly } = model;
  return {
    ...{ id, name, shortName, contextWindow, maxTokens, reasoning, plugins, images, open, teachersOnly, usual },
    ...{ provider: provider.name, location: provider.location, trial: isTrialModel(id) },
  };
}
