import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chat } from '../../apps/ai-sandbox/src/chats/chat.js';
import { chunk, end, say, startStream, type WantedCall, want } from '../../apps/ai-sandbox/src/protocol/answers.js';
import type { Behaviour, SandboxRequest } from '../../apps/ai-sandbox/src/protocol/request.js';
import { SandboxServer } from '../../apps/ai-sandbox/src/sandbox-server.js';
import { knownAnswer } from './ai-wire-teaching.js';

export type { WantedCall } from '../../apps/ai-sandbox/src/protocol/answers.js';
/** Request received by the wire. */
export type AskedOfWire = SandboxRequest;

/** The material of a question, without the mistakes that browsers make there. */
const mended = (question: string): string => question.replaceAll(/[⟦⟧]/g, '').replaceAll('walt', 'Wald').replaceAll('küler', 'kühler');

/** Models that answer as a test expects, by their names; what goes wrong is the sandbox's own. */
const WELL_BEHAVED: Readonly<Record<string, Behaviour>> = {
  good: (response) => {
    say(response, 'Hal', 'lo');
    end(response, 'stop');
  },
  long: (response) => {
    say(response, 'Hallo');
    end(response, 'length');
  },
  /** Counts, slowly, to the last number of the question: long enough to be watched from elsewhere, and to be stopped. */
  counts: async (response, asked) => {
    const { body } = asked;
    // Picks sentences about a document, and answers JSON by its schema, as the sandbox does.
    const picks = String(body.messages[0]?.content).includes('Fragen zu einem Dokument') || body['response_format'];
    if (picks) return chat(response, asked, 'short', 0);
    if (String(body.messages[0]?.content).includes('Berichtige Rechtschreibung')) {
      say(response, mended(String(body.messages.at(-1)?.content)));
      return end(response, 'stop');
    }
    // The lines around material are random, with digits of their own.
    const question = String(body.messages.at(-1)?.content).replaceAll(/^--- Material \S+ ---$/gm, '');
    const until = Number(/\d+(?=\D*$)/.exec(question)?.[0] ?? 3);
    say(response, '**Ich zähle:**\n\n');
    for (let number = 1; number <= until && !response.destroyed; number += 1) {
      response.write(chunk(`${number} `));
      await wait(50);
    }
    return end(response, 'stop');
  },
  /** Says what it was shown and told, as a teacher would read it. */
  tells: (response, { body }) => {
    const content = body.messages.at(-1)?.content;
    const parts = Array.isArray(content) ? (content as { type: string; text?: string }[]) : [{ type: 'text', text: String(content) }];
    const pictures = parts.filter(({ type }) => type === 'image_url').length;
    const files = [...(parts.at(-1)?.text ?? '').matchAll(/Datei „(.+?)“:\n\n(.*)/g)].map(([, name, line]) => `${name} (${line})`);
    say(response, `## Gesehen\n\n- **Bilder:** ${pictures}\n- **Dateien:** ${files.join(', ') || 'keine'}\n`);
    end(response, 'stop');
  },
  /** Answers what is asked in pictures of the product, as a good model would. */
  teaches: (response, { body }) => {
    say(response, knownAnswer(String(body.messages.at(-1)?.content)));
    end(response, 'stop');
  },
};

/** Questions asked in browsers, and the model's tool calls for them. */
const DEMANDS: Readonly<Record<string, readonly WantedCall[]>> = {
  'Rechne 6 mal 7 und mach mir ein Quiz daraus': [
    { tool: 'code_interpreter', input: { code: 'console.log("6 mal 7 ist", 6 * 7)' } },
    {
      tool: 'generate_quiz',
      input: { title: 'Siebenerreihe', questions: [{ question: 'Was ist 6 mal 7?', options: ['42', '48'], correct: [0] }] },
    },
  ],
  'Trag den Wandertag ein': [{ tool: 'mcp0_schule_add', input: { title: 'Wandertag', day: 'Montag' } }],
};
const demanded = ({ messages }: AskedOfWire['body']): readonly WantedCall[] => DEMANDS[String(messages.at(-1)?.content)] ?? [];

/** An answer of which a test decides what comes when. */
export class Talk {
  /** true once the client has disconnected */
  isOver = false;

  constructor(private readonly response: ServerResponse) {
    startStream(response);
    response.flushHeaders();
    response.on('close', () => (this.isOver = true));
  }

  say(piece: string): void {
    this.response.write(chunk(piece));
  }

  end(): void {
    end(this.response, 'stop');
  }

  cut(): void {
    this.response.socket?.destroy();
  }
}

/** The sandbox as the provider of tests: what it should do is the name of the model, and some of that a test decides. */
export class AiWire extends SandboxServer {
  readonly asked: AskedOfWire[];
  /** what the model `told` answers to, the newest last: tests say what it says */
  readonly talks: Talk[];
  /** what the model `obeys` wants after all that it was told; nothing: it says so and ends */
  obeys: (told: AskedOfWire['body']) => readonly WantedCall[] = demanded;
  /** where a text lies: tests say what means the same */
  lies: (text: string) => number[] = () => [1];
  /** categories by which its moderation flags a text */
  flags: (text: string) => readonly string[] = () => [];
  /** what it says without wanting anything; undefined: it obeys */
  says: (told: AskedOfWire['body']) => string | undefined = () => undefined;

  /** what a request waits for before it is answered: tests hold one back */
  holds: (asked: AskedOfWire) => Promise<void> | undefined = () => undefined;

  constructor() {
    const asked: AskedOfWire[] = [];
    const talks: Talk[] = [];
    super({
      wordMs: 0,
      onRequest: (request) => {
        asked.push(request);
        return this.holds(request);
      },
      behaviours: {
        ...WELL_BEHAVED,
        told: (response) => void talks.push(new Talk(response)),
        obeys: (response, { body }) => this.obey(response, body),
      },
      embed: (text) => this.lies(text),
      flags: (text) => this.flags(text),
    });
    this.asked = asked;
    this.talks = talks;
  }

  private obey(response: ServerResponse, body: AskedOfWire['body']): void {
    const said = this.says(body);
    if (said !== undefined) {
      say(response, said);
      return void end(response, 'stop');
    }
    const calls = this.obeys(body);
    if (calls.length > 0) return want(response, calls);
    say(response, 'Fertig', '.');
    end(response, 'stop');
  }
}
