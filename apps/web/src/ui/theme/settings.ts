import { useSyncExternalStore } from 'react';

export type SchemeSetting = 'auto' | 'light' | 'dark';
export type ContrastSetting = 'auto' | 'normal' | 'more';

/** Display settings of this browser. `auto` follows the system. */
export interface UiSettings {
  scheme: SchemeSetting;
  contrast: ContrastSetting;
}

/** Current appearance on the screen, after the system's preferences. */
export interface Appearance {
  scheme: 'light' | 'dark';
  contrast: 'normal' | 'more';
}

/** The same key is read by public/scheme.js before the first paint. */
const STORAGE_KEY = 'murmel.ui';
const DARK = '(prefers-color-scheme: dark)';
const MORE = '(prefers-contrast: more)';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads stored text; unknown or broken values mean `auto`. */
export function parseSettings(text: string | null): UiSettings {
  const stored = parseJson(text ?? 'null');
  const { scheme, contrast } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return {
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto',
    contrast: contrast === 'normal' || contrast === 'more' ? contrast : 'auto',
  };
}

/** Settings plus the system's wishes make the appearance. */
export function resolveAppearance(settings: UiSettings, systemDark: boolean, systemMore: boolean): Appearance {
  const scheme = settings.scheme === 'auto' ? (systemDark ? 'dark' : 'light') : settings.scheme;
  const contrast = settings.contrast === 'auto' ? (systemMore ? 'more' : 'normal') : settings.contrast;
  return { scheme, contrast };
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage may be forbidden (private mode, embedded page): the settings then last as long as the page.
    return null;
  }
}

const listeners = new Set<() => void>();
let current: UiSettings | undefined;

const settings = (): UiSettings => (current ??= parseSettings(readStorage()));
const notify = (): void => listeners.forEach((listener) => listener());

/** Changes the settings at once, on this page and in other tabs, and keeps them in the browser. */
export function setUiSettings(change: Partial<UiSettings>): void {
  current = { ...settings(), ...change };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current));
  } catch {
    // See readStorage.
  }
  notify();
}

function onStorage(event: StorageEvent): void {
  if (event.key !== STORAGE_KEY) return;
  current = parseSettings(event.newValue);
  notify();
}

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(DARK), matchMedia(MORE)];
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  queries.forEach((query) => query.addEventListener('change', listener));
  return () => {
    listeners.delete(listener);
    queries.forEach((query) => query.removeEventListener('change', listener));
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The settings as the user chose them, for the switch in the profile. */
export function useUiSettings(): UiSettings {
  return useSyncExternalStore(subscribe, settings);
}

/** Returns the current appearance; changes with the settings and with the system. */
export function useAppearance(): Appearance {
  const chosen = useUiSettings();
  const systemDark = useSyncExternalStore(subscribe, () => matchMedia(DARK).matches);
  const systemMore = useSyncExternalStore(subscribe, () => matchMedia(MORE).matches);
  return resolveAppearance(chosen, systemDark, systemMore);
}
