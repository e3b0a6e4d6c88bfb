import type { AiMessage, AiStep } from '@murmel/contracts';
import { afterAll, beforeAll, inject } from 'vitest';
import type { AskedOfWire, WantedCall } from '../../support/ai-wire.js';
import { type SharedWeb, withLocalWeb } from '../link-preview/local-web.js';
import { ChatScene } from './chat-scene.js';
import { configured, model, provider } from './configured.js';

export type Chat = Awaited<ReturnType<ChatScene['newChat']>>;

/** Chats with a model that wants whatever a test says, and a web of our own behind every name. */
export interface ToolScene {
  chats: ChatScene;
  web: SharedWeb;
  /** asks, and the model wants this at once, then that … @returns the answer, what it was told with the question, and what it read of its tools */
  answered(
    chat: Chat,
    asked: string | { text: string; files: readonly string[] },
    ...wanted: (readonly WantedCall[])[]
  ): Promise<{ answer: AiMessage; steps: AiStep[]; told: string; read: string[] }>;
}

/** Starts it before the block and ends it afterwards. */
export function withToolScene(): ToolScene {
  const scene = {} as ToolScene;
  beforeAll(async () => {
    scene.chats = await ChatScene.start(inject('databaseUrl'));
    configured(scene.chats.api, [provider(scene.chats.wire, 'a', [model('obeys', { plugins: true }), model('good')])]);
  });
  scene.web = withLocalWeb(() => scene.chats.api);
  afterAll(() => scene.chats.stop());
  /** by question, because several are asked at once */
  const plans = new Map<string, (readonly WantedCall[])[]>();
  /** of people a model reads placeholders */
  const nameless = (text: string) => text.replace(/Quastenflosser|\[Person \d+\]/g, '…');
  const toldIn = ({ messages }: AskedOfWire['body']) => String(messages.findLast(({ role }) => role === 'user')?.content);
  /** Returns the question below the files that were given with it. */
  const questionIn = (body: AskedOfWire['body']) => nameless(toldIn(body).replace(/(--- Material [\w-]{12} ---)\n[^]*\n\1\n\n/, ''));
  scene.answered = async (chat, asked, ...wanted) => {
    const { wire } = scene.chats;
    const { text, files } = typeof asked === 'string' ? { text: asked, files: [] } : asked;
    plans.set(nameless(text), [...wanted]);
    wire.obeys = (told) => plans.get(questionIn(told))?.shift() ?? [];
    const { answer } = await scene.chats.ask(chat, text, { model: 'obeys', force: true, files });
    await scene.chats.settled();
    const message = await scene.chats.messageOf(chat, answer.id);
    const { body } = wire.asked.findLast((asked) => questionIn(asked.body) === nameless(text))!;
    const read = body.messages.filter(({ role }) => role === 'tool').map(({ content }) => String(content));
    return { answer: message, steps: message.steps, told: toldIn(body), read };
  };
  return scene;
}
