import type { H5pInit, H5pMessage } from '@murmel/contracts';

/**
 * Plays the content once the surrounding page has sent the stored state, and reports changes to it. A separate file whose imports are types
 * only (h5p-scripts.ts).
 */

/** Used part of the player's core (https://h5p.org/documentation/developers). */
interface Instance {
  contentId: number;
  getCurrentState?: () => unknown;
}
interface Statement {
  verb?: { id?: unknown };
  context?: { contextActivities?: { parent?: unknown } };
  result?: { score?: { raw?: unknown; max?: unknown } };
}
interface Core {
  preventInit: boolean;
  instances: Instance[];
  init(target: HTMLElement): void;
  trigger(instance: Instance, event: string): void;
  externalDispatcher: { on(event: 'xAPI', heard: (event: { data?: { statement?: Statement } }) => void): void };
  getUserData(contentId: number, type: string, done: (problem: unknown, data?: unknown) => void, subContentId?: string | number): void;
  setUserData(contentId: number, type: string, data: unknown, more?: { subContentId?: string | number }): void;
  deleteUserData(contentId: number, type: string, subContentId?: string | number): void;
  setFinished(contentId: number, score: unknown, most: unknown): void;
}

/** Interval at which the state is collected. State not collected before a quick reload would be lost. */
const SAVE_MS = 400;
const core = (window as unknown as { H5P: Core }).H5P;
const say = (message: H5pMessage): void => parent.postMessage(message, '*');

/** Stored state by part of the content, and by kind of data. */
let kept: Record<string, Record<string, string>> = {};
let told = '';
/** A user who only looks at a content has not answered yet: events it emits while it is made are not the user's. */
let begun = false;
function tell(): void {
  const state = JSON.stringify(kept);
  if (state === told || !begun) return;
  told = state;
  say({ type: 'state', state });
}

// Without a signed-in user, the core stores nothing and deletes with an error.
core.getUserData = (_contentId, type, done, part = 0) => {
  const found = kept[part]?.[type];
  if (found === undefined) return done(undefined);
  try {
    done(undefined, JSON.parse(found));
  } catch (problem) {
    done(problem);
  }
};
core.setUserData = (_contentId, type, data, { subContentId: part = 0 } = {}) => {
  const text: string | undefined = JSON.stringify(data);
  if (text === undefined) return;
  kept[part] = { ...kept[part], [type]: text };
  tell();
};
core.deleteUserData = (_contentId, type, part = 0) => {
  delete kept[part]?.[type];
  tell();
};
core.setFinished = (_contentId, score, most) => scored(score, most);
core.preventInit = true;

function scored(score: unknown, most: unknown): void {
  if (typeof score === 'number' && typeof most === 'number') say({ type: 'score', score, most });
}

function save(): void {
  for (const instance of core.instances) {
    if (typeof instance.getCurrentState !== 'function') continue;
    const state = instance.getCurrentState();
    if (state !== undefined) core.setUserData(instance.contentId, 'state', state);
  }
}
let saving: ReturnType<typeof setTimeout> | undefined;
function saveSoon(): void {
  clearTimeout(saving);
  saving = setTimeout(save, SAVE_MS);
}

function begin({ state }: H5pInit): void {
  try {
    kept = state === null ? {} : (JSON.parse(state) as typeof kept);
  } catch {
    kept = {};
  }
  const { H5PIntegration: settings } = window as unknown as { H5PIntegration: { contents: Record<string, { contentUserData?: object }> } };
  settings.contents['cid-1']!.contentUserData = kept;
  // "attempted" comes while the content is made.
  core.externalDispatcher.on('xAPI', ({ data }) => {
    const { verb, context, result } = data?.statement ?? {};
    if (!context?.contextActivities?.parent && /\/(answered|completed)$/.test(String(verb?.id)))
      scored(result?.score?.raw, result?.score?.max);
    if (begun) saveSoon();
  });
  try {
    core.init(document.body);
  } catch (problem) {
    console.error(problem);
  }
  if (core.instances.length === 0) return say({ type: 'error' });
  save();
  told = JSON.stringify(kept);
  begun = true;
  follow();
  say({ type: 'ready' });
}

function follow(): void {
  const content = document.querySelector<HTMLElement>('.h5p-content')!;
  document.body.style.blockSize = document.documentElement.style.blockSize = 'auto';
  let height = 0;
  const measure = (): void => {
    const now = Math.ceil(Math.max(content.scrollHeight, content.getBoundingClientRect().height));
    if (now !== height) say({ type: 'size', height: (height = now) });
  };
  new ResizeObserver(measure).observe(content);
  measure();
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    for (const instance of core.instances) core.trigger(instance, 'resize');
  });
  for (const event of ['pointerup', 'keyup', 'input', 'change', 'drop']) addEventListener(event, saveSoon, true);
  addEventListener('pagehide', save);
}

addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol) || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  say({ type: 'link', url: link.href });
});
addEventListener('message', ({ source, data }: MessageEvent<H5pInit | undefined>) => {
  if (source === parent && data?.type === 'init' && core.instances.length === 0) begin(data);
});
addEventListener('load', () => say({ type: 'hello' }));
