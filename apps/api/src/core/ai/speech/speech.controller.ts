import { decide } from '@murmel/access-policy';
import { contract, type InterfaceLanguage } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { Call, RawCall } from '../../../platform/call.js';
import { rawInput } from '../../../platform/raw-input.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { ProjectAccess } from '../../project-access/project-access.js';
import { Speech } from './speech.js';

const calls = contract.aiSpeech;

/** Recordings that are written down, and answers that are read aloud. */
@Controller()
export class SpeechController {
  constructor(
    private readonly speech: Speech,
    private readonly projects: ProjectAccess,
  ) {}

  @Call(calls.voices)
  voices(@CurrentContext() context: RequestContext) {
    return implement(calls.voices).handler(async () => {
      const project = await this.projects.current(context);
      return this.speech.voices(decide(context.actor, 'account.useSpeech', { project: project?.facts }).allow);
    });
  }

  @RawCall(calls.transcribe)
  async transcribe(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { language } = rawInput<{ language?: InterfaceLanguage }>(calls.transcribe, context);
    await reply.status(201).send({ text: await this.speech.transcribe(context, language) });
  }

  @RawCall(calls.speak)
  async speak(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const sound = await this.speech.speak(context, rawInput<{ text: string; voice?: string }>(calls.speak, context));
    await reply.header('content-type', 'audio/mpeg').header('cache-control', 'no-store').send(Buffer.from(sound));
  }
}
