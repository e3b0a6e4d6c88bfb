import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readAiProviders } from '@murmel/server';
import { expect, it } from 'vitest';

interface Ollama {
  ollamaModels(address: string): Promise<string[]>;
  providerLine(names: string[], address: string): string;
}
const { ollamaModels, providerLine } = (await import(new URL('../../tools/programs/ollama.mjs', import.meta.url).href)) as Ollama;

it('models that run on the machine are found without being asked anything, and the line for them is one that the product takes', async () => {
  const asked: string[] = [];
  const ollama = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end(JSON.stringify({ models: [{ name: 'gemma3:12b' }, { name: "'; rm -rf" }, { name: 'llama3.3' }] }));
  });
  await new Promise<void>((done) => ollama.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(ollama.address() as AddressInfo).port}`;
  const found = await ollamaModels(address);
  await new Promise((done) => ollama.close(done));
  expect([found, asked]).toEqual([['gemma3:12b', 'llama3.3'], ['GET /api/tags']]);
  const [, json] = /^AI_PROVIDERS='(.*)' npm start$/.exec(providerLine(found, address))!;
  expect(readAiProviders(json!)[0]).toMatchObject({ baseUrl: `${address}/v1`, models: [{ id: 'gemma3:12b' }, { id: 'llama3.3' }] });
  expect(await ollamaModels(address)).toEqual([]);
});
