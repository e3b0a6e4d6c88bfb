import { setTimeout as wait } from 'node:timers/promises';
import { type AssistantItem, KNOWLEDGE_LIMITS, type KnowledgeFile, MEGABYTE, type OwnerFile } from '@murmel/contracts';
import type { AiProvider } from '@murmel/server';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import type { AiProviders } from '../../apps/api/src/core/ai/ai-providers.js';
import { findPassages } from '../../apps/api/src/core/ai/knowledge/find-passages.js';
import { KnowledgeSearch } from '../../apps/api/src/core/ai/knowledge/knowledge-search.js';
import { VectorSearch } from '../../apps/api/src/core/ai/knowledge/vectors/vector-search.js';
import { form } from '../api/files/sending.js';
import type { TestBrowser } from '../support/browser.js';

const SYLLABLES = 'wal baum pilz moos wur zel blatt licht luft was ser tier vo gel käf er rin de bo den stamm äst laub na del harz'.split(
  ' ',
);
/** Words of which few are said often and most of them seldom, as in every language. */
const WORDS = Array.from({ length: 40_000 }, (_, n) =>
  [n % 26, (n / 26) % 26, (n / 676) % 26, (n / 17_576) % 26].map((at) => SYLLABLES[Math.floor(at)]).join(''),
);
const word = (chance: number): string => WORDS[Math.floor(WORDS.length ** chance) - 1]!;

function text(letters: number): string {
  const sentences: string[] = [];
  for (let length = 0; length < letters; ) {
    const sentence = `${Array.from({ length: 12 }, () => word(Math.random())).join(' ')}.${Math.random() < 0.2 ? '\n\n' : ''}`;
    sentences.push(sentence);
    length += sentence.length + 1;
  }
  return Buffer.from(sentences.join(' ')).subarray(0, letters).toString();
}

export interface Retrieval {
  /** seconds until a file of 10 MB was read, as its teacher sees it */
  read: number[];
  /** milliseconds for a question, by its words alone */
  found: number[];
  /** and by its meaning as well, the way to the model of embeddings included */
  meant: number[];
  /** seconds until all files lay somewhere for that model */
  laid: number;
}

/** An assistant with as much as it can know, and questions of 4 to 13 words, rare and common ones. */
export async function retrieval(
  browser: TestBrowser,
  database: DataSource,
  { files, times, provider }: { files: number; times: number; provider: AiProvider },
): Promise<Retrieval> {
  const { body: assistant } = await browser.post<AssistantItem>('/api/ai/assistants', { title: 'Wald' });
  const address = `/api/ai/assistants/${assistant.id}/assistant_files`;
  const read: number[] = [];
  for (let n = 0; n < files; n += 1) {
    const bytes = Buffer.from(text(KNOWLEDGE_LIMITS.megabytes * MEGABYTE - 10));
    const { body: sent } = await browser.post<OwnerFile>(`/api/owner_files?itemId=${assistant.id}`, form(bytes, `${n}.txt`));
    const from = performance.now();
    await browser.post(address, { shrineId: sent.id });
    for (let state = 'running'; state === 'running'; await wait(100)) {
      state = (await browser.get<{ files: KnowledgeFile[] }>(address)).body.files[n]!.state;
      if (state === 'failed') throw new Error('A file could not be read.');
    }
    read.push((performance.now() - from) / 1000);
  }
  const from = performance.now();
  const toDo = 'select count(*)::int as n from knowledge_file where vector_passages < passages';
  while ((await database.query<[{ n: number }]>(toDo))[0].n > 0) await wait(200);
  const laid = (performance.now() - from) / 1000;
  const offered = { provider, model: provider.embeddingModels[0]! };
  const vectors = new VectorSearch({ embeddingModel: () => offered } as AiProviders, pino({ level: 'warn' }));
  const search = new KnowledgeSearch(database, vectors);
  const [found, meant]: [number[], number[]] = [[], []];
  for (let n = 0; n < times; n += 1) {
    const question = Array.from({ length: 4 + (n % 10) }, () => word(Math.random())).join(' ');
    const begun = performance.now();
    if ((await findPassages(database.manager, assistant.id, question)).length === 0) throw new Error('Nothing was found.');
    const byWords = performance.now();
    if ((await search.find(assistant.id, question, question)).length === 0) throw new Error('Nothing was found.');
    found.push(byWords - begun);
    meant.push(performance.now() - byWords);
  }
  return { read, found, meant, laid };
}
