import { z } from 'zod';
import { DATA_LOCATIONS } from '../ai-names.js';
import { AI_SPEECH_LIMITS, AUDIO_TYPES } from '../ai-speech-names.js';
import { INTERFACE_LANGUAGES } from '../item-fields.js';
import { call, errors } from './call.js';
import { textWithin } from './fields.js';

const offered = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string(),
  location: z.object({ level: z.enum(DATA_LOCATIONS), place: z.string() }),
});
const voice = offered;
export type AiVoice = z.infer<typeof voice>;

const FAILS = errors('FORBIDDEN', 'AI_PAUSED', 'AI_NOT_CONFIGURED', 'AI_NOT_ANSWERED', 'TOO_MANY_REQUESTS');

/** Speech by models: recordings that become text, and text that is read aloud. Nothing of it is kept. */
export const aiSpeech = {
  /**
   * voices of all providers in the operator's order, the provider that transcribes recordings (null: none), and whether the caller may use
   * them: teachers may, pupils in a project that allows it
   */
  voices: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/ai/voices' })
    .output(z.object({ voices: z.array(voice), hears: offered.nullable(), allowed: z.boolean() })),
  /** counted by the month, of pupils by the day of their class; what came to nothing is not. The sound is gone once its text is there. */
  transcribe: call
    .meta({ operation: 'account.useSpeech', inQuery: true, accepts: AUDIO_TYPES, plain: true })
    .route({
      method: 'POST',
      path: '/ai/transcriptions',
      successStatus: 201,
      description: `multipart/form-data with one recording of at most ${AI_SPEECH_LIMITS.audioMegabytes} MB; its language in the query`,
    })
    .input(z.strictObject({ language: z.enum(INTERFACE_LANGUAGES).optional() }))
    .output(z.object({ text: z.string() }))
    .errors({
      ...FAILS,
      ...errors('BAD_REQUEST', 'PARAMETER_MISSING', 'EMPTY_FILE', 'AI_AUDIO_TOO_LARGE', 'AI_AUDIO_INVALID', 'AI_NOTHING_SAID'),
      ...errors('LIMIT_REACHED', 'AI_DAY_LIMIT_REACHED', 'FILE_REFUSED', 'UNAVAILABLE'),
    }),
  speak: call
    .meta({ operation: 'account.useSpeech', plain: true })
    .route({ method: 'POST', path: '/ai/speeches', description: 'sound of some sentences; without a voice the first one speaks' })
    .input(z.strictObject({ text: textWithin(AI_SPEECH_LIMITS.spoken), voice: z.string().min(1).max(120).optional() }))
    .output(z.unknown())
    .errors({ ...FAILS, ...errors('BAD_REQUEST', 'AI_MODEL_UNKNOWN') }),
};
