/** Default address of Ollama. */
const USUAL = 'http://127.0.0.1:11434';
/** A local program answers at once, or not at all. */
const WITHIN_MS = 500;
const MOST_MODELS = 5;

/** @returns the names of models that Ollama has on this machine; none where it does not run */
export async function ollamaModels(address = USUAL) {
  try {
    const answer = await fetch(`${address}/api/tags`, { signal: AbortSignal.timeout(WITHIN_MS) });
    const { models } = await answer.json();
    return models
      .map(({ name }) => name)
      .filter((name) => /^[\w.:/-]{1,40}$/.test(name))
      .slice(0, MOST_MODELS);
  } catch {
    return [];
  }
}

/** Returns the line by which an operator configures these models; see "Models" in docs/operations.md. */
export function providerLine(names, address = USUAL) {
  const models = names.map((name) => ({ id: name, name, contextWindow: 8192, maxTokens: 2048, open: true }));
  const provider = {
    id: 'ollama',
    name: 'Ollama',
    baseUrl: `${address}/v1`,
    location: { level: 'house', place: 'Dieser Rechner' },
    models,
  };
  return `AI_PROVIDERS='${JSON.stringify([provider])}' npm start`;
}
