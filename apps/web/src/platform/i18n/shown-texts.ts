import type { InterfaceLanguage } from '@murmel/contracts';
import { loadTexts } from './texts';
import { type Texts, translated, type Values } from './translate';

/** A text by its key in a namespace: `t('guest.words', { count })`. One that is missing shows its key. */
export type Translate = (key: string, values?: Values) => string;

const TRIES = 6;
const FIRST_PAUSE_MS = 350;

let language: InterfaceLanguage = 'de';
/** what was wished for last */
let next: InterfaceLanguage = language;
const namespaces = new Set<string>();
/** By `de tools/surveys`; without texts what could not be loaded. */
const loaded = new Map<string, Texts>();
const coming = new Map<string, Promise<void>>();
const translates = new Map<string, Translate>();
const listeners = new Set<() => void>();

export function shownLanguage(): InterfaceLanguage {
  return language;
}

/** The language that is on the screen as soon as its texts are here. */
export function wishedLanguage(): InterfaceLanguage {
  return next;
}

/** @returns a function that ends it */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins in a language, before anything is shown. @param screen namespaces of the first screen */
export async function beginIn(first: InterfaceLanguage, screen: readonly string[]): Promise<void> {
  next = first;
  language = first;
  await Promise.all(screen.map(loadNamespace));
  tell();
}

/** Shows another language as soon as all is there that was shown in this one. Of two wishes the later one counts. */
export async function showLanguage(wanted: InterfaceLanguage): Promise<void> {
  next = wanted;
  await Promise.all([...namespaces].map((namespace) => load(wanted, namespace)));
  if (next !== wanted) return;
  language = wanted;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Loads a namespace in the language on the screen, once. What cannot be had even after some tries shows its keys.
 * @returns the same promise each time, marked as React reads it: `use` does not wait for texts that are here
 */
export function loadNamespace(namespace: string): Promise<void> {
  return load(language, namespace);
}

function load(wanted: InterfaceLanguage, namespace: string): Promise<void> {
  namespaces.add(namespace);
  const key = `${wanted} ${namespace}`;
  const known = coming.get(key);
  if (known) return known;
  const begun: Promise<void> & { status?: 'fulfilled' } = withTries(wanted, namespace).then((texts) => {
    loaded.set(key, texts);
    begun.status = 'fulfilled';
  });
  coming.set(key, begun);
  return begun;
}

async function withTries(wanted: InterfaceLanguage, namespace: string): Promise<Texts> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await loadTexts(wanted, namespace);
    } catch (error) {
      if (tries === TRIES) {
        console.error(error);
        return {};
      }
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (tries - 1)));
    }
  }
}

/** @returns undefined where the namespace, which must be loaded, has no such text */
export function textOf(namespace: string, key: string, values?: Values): string | undefined {
  return translated(loaded.get(`${language} ${namespace}`), language, key, values);
}

/** Of several namespaces the first that has the text says it. The same function as long as the language is the same. */
export function translateOf(...from: string[]): Translate {
  const name = `${language} ${from.join(' ')}`;
  const known = translates.get(name);
  if (known) return known;
  const translate: Translate = (key, values) => {
    const text = from.map((namespace) => textOf(namespace, key, values)).find((found) => found !== undefined);
    if (text === undefined) console.error(`missing text ${from.join()}:${key} (${language})`);
    return text ?? key;
  };
  translates.set(name, translate);
  return translate;
}
