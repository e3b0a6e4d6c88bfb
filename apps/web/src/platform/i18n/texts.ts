type Texts = Record<string, unknown>;

/** Every folder's de.json and en.json, each a chunk of its own. */
const files = import.meta.glob<Texts>('/src/{app,core,platform,tools,visitor}/**/{de,en}.json', { import: 'default' });

/** Loads one namespace in one language. A namespace is the folder's path; below `core/` the folder's name is enough. */
export function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = files[`/src/${namespace}/${language}.json`] ?? files[`/src/core/${namespace}/${language}.json`];
  return load ? load() : Promise.reject(new Error(`no texts ${namespace} in ${language}`));
}
