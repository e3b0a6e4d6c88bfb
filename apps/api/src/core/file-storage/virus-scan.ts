import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Configuration, Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { apiError } from '../../platform/api-error.js';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';

/** The longest that clamd may take for one file; 100 MB take it some 10 s. */
const PATIENCE_MS = 120_000;
/** Timeout of a ping, which needs no longer; of the one before a file, which may wait for other files. */
const PING_MS = 2000;
const AWAKE_MS = 4000;
/** Maximum size of a response: clamd sends no more. */
const ANSWER_BYTES = 4096;

/** Scans each file with clamd, where the operator has one (`CLAMAV_URL`), before other users get it. */
@Injectable()
export class VirusScan {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws FILE_INFECTED; UNAVAILABLE when clamd does not answer or answers anything but yes and no */
  async refuseInfected(path: string): Promise<void> {
    const { clamavUrl } = this.configuration;
    if (!clamavUrl) return;
    // A scanner that hangs takes files, too, and would keep their senders waiting for minutes.
    if ((await this.state(AWAKE_MS)) === 'down') {
      this.logger.error('virus scanner is away, or hangs');
      throw apiError('UNAVAILABLE');
    }
    const answer = await this.askFor(new URL(clamavUrl), path).catch((error: unknown) => {
      this.logger.error({ err: error }, 'virus scanner does not answer');
      throw apiError('UNAVAILABLE');
    });
    if (/^stream: OK\0?$/.test(answer)) return;
    if (/^stream: .+ FOUND\0?$/.test(answer)) throw apiError('FILE_INFECTED');
    this.logger.error({ answer }, 'virus scanner could not tell');
    throw apiError('UNAVAILABLE');
  }

  /** Returns if clamd answers; `none` if the operator has none. @param withinMs time for the answer */
  async state(withinMs = PING_MS): Promise<'up' | 'down' | 'none'> {
    const { clamavUrl } = this.configuration;
    if (!clamavUrl) return 'none';
    const { hostname, port } = new URL(clamavUrl);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setTimeout(withinMs, () => socket.destroy());
    const answered = answerOf(socket);
    socket.write('zPING\0', () => undefined);
    return answered.then(
      (answer) => (/^PONG\0?$/.test(answer) ? 'up' : 'down'),
      () => 'down',
    );
  }

  private async askFor({ hostname, port }: URL, path: string): Promise<string> {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('virus scanner takes too long')));
    const answered = answerOf(socket);
    // A scanner that refuses the size answers and closes while it is still being sent to.
    const sent = pipeline(createReadStream(path), inChunks(), socket).catch((error: unknown) => error);
    try {
      const answer = await answered;
      if (answer === '') throw (await sent) ?? new Error('virus scanner said nothing');
      return answer;
    } finally {
      socket.destroy();
    }
  }
}

/** INSTREAM: each chunk behind its length, a length of nothing at the end. */
function inChunks(): Transform {
  const lengthOf = (bytes: number): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes);
    return length;
  };
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, Buffer.concat([lengthOf(chunk.length), chunk])),
    flush: (done) => done(null, lengthOf(0)),
  });
  stream.push('zINSTREAM\0');
  return stream;
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('utf8');
      if (answer.endsWith('\0') || answer.length > ANSWER_BYTES) socket.destroy();
    });
    // An answer that came counts, however the line ended after it.
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
    socket.on('close', () => resolve(answer));
  });
}
