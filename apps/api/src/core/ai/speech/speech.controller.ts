import { contract, type InterfaceLanguage } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { Asked, type Asking } from '../../../platform/asking.js';
import { Call, RawCall } from '../../../platform/call.js';
import { sentTo } from '../../../platform/sent-to.js';
import { Speech } from './speech.js';

const calls = contract.aiSpeech;

/** Recordings that are written down, and answers that are read aloud. */
@Controller()
export class SpeechController {
  constructor(private readonly speech: Speech) {}

  @Call(calls.voices)
  voices() {
    return implement(calls.voices).handler(() => this.speech.voices());
  }

  @RawCall(calls.transcribe)
  async transcribe(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { language } = sentTo<{ language?: InterfaceLanguage }>(calls.transcribe, asking);
    await reply.status(201).send({ text: await this.speech.transcribe(asking, language) });
  }

  @RawCall(calls.speak)
  async speak(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const sound = await this.speech.speak(asking, sentTo<{ text: string; voice?: string }>(calls.speak, asking));
    await reply.header('content-type', 'audio/mpeg').header('cache-control', 'no-store').send(Buffer.from(sound));
  }
}
