import { stat } from 'node:fs/promises';
import { AI_SPEECH_LIMITS, type AiVoice, AUDIO_TYPES, type InterfaceLanguage, SERVER_LIMITS, TRANSCRIPTION } from '@murmel/contracts';
import type { Account, AiProvider, CountedUse, Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { LOGGER } from '../../../platform/injection-tokens.js';
import { RateLimits } from '../../../platform/rate-limits.js';
import { accountOf, type RequestContext } from '../../../platform/request-context.js';
import { ReceivedFiles } from '../../file-storage/received-files.js';
import { isAmong, recognise } from '../../file-storage/recognise.js';
import { AiFailure, failureOf } from '../ai-failure.js';
import { AiProviders } from '../ai-providers.js';
import { DayBudgets } from '../budgets/day-budgets.js';
import type { AskingPerson } from '../budgets/day-count.js';
import { giveBack } from '../budgets/give-back.js';
import { rosterOf } from '../chats/roster.js';
import { removePersonalData } from '../remove-personal-data.js';
import { inTurn } from '../runs/begin-run.js';
import type { RequestLog } from '../runs/requests/request-log.js';
import { speechCaller } from './speech-caller.js';
import { type OfferedSpeech, type OfferedTranscription, requestedSound, requestedText } from './speech-request.js';

const { seconds } = SERVER_LIMITS.aiSpeech;
const megabytes = AI_SPEECH_LIMITS.audioMegabytes;
/** Between a model and one of its voices: no id of a model has it. */
const OF = '|';

interface Sound {
  path: string;
  language: InterfaceLanguage | undefined;
  signal: AbortSignal;
  /** keeps that it was sent; absent for dictations, of which nothing is kept */
  log?: RequestLog;
}

/** Recordings that become text, and text that becomes sound, by the models that the operator wrote down. Nothing of it is kept. */
@Injectable()
export class Speech {
  constructor(
    private readonly database: DataSource,
    private readonly received: ReceivedFiles,
    private readonly rateLimits: RateLimits,
    private readonly providers: AiProviders,
    private readonly budgets: DayBudgets,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** model that transcribes recordings */
  get hears(): OfferedTranscription | undefined {
    return this.providers.transcriptionModels()[0];
  }

  /** @param allowed whether the caller may use them */
  voices(allowed = true): { voices: AiVoice[]; hears: AiVoice | null; allowed: boolean } {
    const voices = this.providers
      .speechModels()
      .flatMap(({ provider, model }) =>
        model.voices.map((voice) => offered(provider, { id: `${model.id}${OF}${voice.id}`, name: voice.name })),
      );
    const { hears } = this;
    return { voices, hears: hears ? offered(hears.provider, hears.model) : null, allowed };
  }

  /**
   * Writes down the recording of a request, which goes with the request. Counted before it is sent, and given back where it came to nothing.
   * @throws AI_PAUSED, AI_NOT_CONFIGURED, AI_AUDIO_TOO_LARGE with the megabytes, AI_AUDIO_INVALID, AI_NOTHING_SAID, AI_NOT_ANSWERED, LIMIT_REACHED, AI_DAY_LIMIT_REACHED, and what `ReceivedFiles` throws
   */
  async transcribe(context: RequestContext, language: InterfaceLanguage | undefined): Promise<string> {
    const account = accountOf(context);
    const { asks } = await speechCaller(this.database.manager, context);
    if (!this.hears) throw apiError('AI_NOT_CONFIGURED');
    await this.rateLimits.speech(account.id);
    const text = await this.received
      .take(context, megabytes, async ({ path }) => {
        await this.refuseOther(path);
        const counted = await this.database.transaction((manager) => this.count(manager, account, asks));
        try {
          const signal = AbortSignal.timeout(seconds * 1000);
          const said = await this.written({ path, language, signal }).catch((error: unknown) => this.refuse(error, 'AI_AUDIO_INVALID'));
          if (said === '') throw apiError('AI_NOTHING_SAID');
          return said;
        } catch (error) {
          await this.database.transaction((manager) => giveBack(manager, [{ personId: account.id, counted }]));
          throw error;
        }
      })
      .catch((error: unknown) => {
        throw error instanceof ORPCError && error.code === 'TOO_LARGE' ? apiError('AI_AUDIO_TOO_LARGE', { megabytes }) : error;
      });
    return text;
  }

  /** Returns the transcript of a file on this machine. @throws AiFailure */
  async written({ path, language, signal, log }: Sound): Promise<string> {
    const { hears } = this;
    if (!hears) throw new AiFailure('refused', 'not configured any more');
    const { type, extension } = await recognise(path);
    await log?.addSpeech(hears, { type, bytes: (await stat(path)).size });
    return requestedText(hears, { path, type, extension, language, signal });
  }

  /** @throws AI_PAUSED, AI_NOT_CONFIGURED, AI_MODEL_UNKNOWN, AI_NOT_ANSWERED, TOO_MANY_REQUESTS */
  async speak(context: RequestContext, { text, voice }: { text: string; voice?: string | undefined }): Promise<Uint8Array> {
    const { id } = accountOf(context);
    const { rosterOwnerId } = await speechCaller(this.database.manager, context);
    const [chosen, name] = this.voiceOf(voice);
    await this.rateLimits.speech(id);
    const said = removePersonalData(text, await rosterOf(this.database.manager, rosterOwnerId));
    return requestedSound(chosen, { text: said, voice: name, signal: AbortSignal.timeout(seconds * 1000) }).catch((error: unknown) =>
      this.refuse(error),
    );
  }

  /** Speaks a part of a longer text in the background, beside the count per minute. @throws AiFailure */
  async spoken({
    text,
    voice,
    roster,
    signal,
    log,
  }: {
    text: string;
    voice: string;
    roster: readonly string[];
    signal: AbortSignal;
    log: RequestLog;
  }): Promise<Uint8Array> {
    const [model, name] = voice.split(OF);
    const chosen = this.providers.speechModels().find((one) => one.model.id === model && one.model.voices.some(({ id }) => id === name));
    if (!chosen || name === undefined) throw new AiFailure('refused', 'not configured any more');
    const within = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]);
    const words = removePersonalData(text, roster) || '…';
    await log.addSpeech(chosen, { text: words });
    try {
      return await requestedSound(chosen, { text: words, voice: name, signal: within });
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  }

  /** Counts a dictation: of a teacher by the month, of a pupil by the day of their class. */
  private async count(manager: EntityManager, account: Account, asks: AskingPerson): Promise<CountedUse> {
    if (!asks.isPupil) return this.budgets.countForTeacher(manager, account, TRANSCRIPTION);
    await inTurn(manager, asks.person);
    return this.budgets.count(manager, asks, undefined);
  }

  private voiceOf(wanted: string | undefined): [OfferedSpeech, string] {
    const all = this.providers.speechModels();
    const [first] = all;
    if (!first) throw apiError('AI_NOT_CONFIGURED');
    if (wanted === undefined) return [first, first.model.voices[0]!.id];
    const [model, name] = wanted.split(OF);
    const chosen = all.find((one) => one.model.id === model);
    const voice = chosen?.model.voices.find((one) => one.id === name);
    if (!chosen || !voice) throw apiError('AI_MODEL_UNKNOWN');
    return [chosen, voice.id];
  }

  /** Refuses a file whose bytes are not audio; it is not sent to a provider. */
  private async refuseOther(path: string): Promise<void> {
    const { type } = await recognise(path);
    if (!isAmong(type, AUDIO_TYPES)) throw apiError('AI_AUDIO_INVALID');
  }

  /** @param refused what it means that a provider could do nothing with what it got */
  private refuse(error: unknown, refused?: 'AI_AUDIO_INVALID'): never {
    const { kind, detail, said } = failureOf(error);
    this.logger.warn({ failure: kind, detail }, 'a model for speech did not answer');
    if (kind === 'refused' && refused) throw apiError(refused);
    throw apiError('AI_NOT_ANSWERED', { failure: kind, said });
  }
}

function offered({ name: provider, location }: AiProvider, { id, name }: { id: string; name: string }): AiVoice {
  return { id, name, provider, location };
}
