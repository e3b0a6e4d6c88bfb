import { z } from 'zod';
import { H5pRefused } from './h5p-refused.js';

/** Exporters write numbers as texts, too. */
const number = z.coerce.number().int().min(0).max(1_000_000);
const machineName = z.string().regex(/^\w[\w.-]{0,254}$/);
const dependency = z.object({ machineName, majorVersion: number, minorVersion: number });
const files = z
  .array(z.object({ path: z.string().min(1).max(500) }))
  .max(500)
  .default([]);

const library = z.object({
  machineName,
  majorVersion: number,
  minorVersion: number,
  patchVersion: number.default(0),
  preloadedJs: files,
  preloadedCss: files,
  preloadedDependencies: z.array(dependency).max(500).default([]),
  fullscreen: z.coerce.number().default(0).catch(0),
});
const content = z.object({
  title: z.string().max(2000).default(''),
  language: z.string().max(20).default('und').catch('und'),
  mainLibrary: machineName,
  preloadedDependencies: z.array(dependency).min(1).max(500),
});
export type LibraryDescription = z.output<typeof library>;
export type ContentDescription = z.output<typeof content>;

/** @throws H5pRefused */
export function readLibrary(bytes: Buffer, name: string): LibraryDescription {
  return read(library, bytes, name);
}

/** @throws H5pRefused */
export function readContent(bytes: Buffer, name: string): ContentDescription {
  return read(content, bytes, name);
}

/** @throws H5pRefused for what is no JSON */
export function readJson(bytes: Buffer, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new H5pRefused('metadata', { name });
  }
}

function read<T extends z.ZodType>(schema: T, bytes: Buffer, name: string): z.output<T> {
  const parsed = schema.safeParse(readJson(bytes, name));
  if (!parsed.success) throw new H5pRefused('metadata', { name });
  return parsed.data;
}

/** "H5P.MultiChoice 1.16": how libraries are named everywhere. */
export function keyOf({ machineName: name, majorVersion, minorVersion }: z.output<typeof dependency>): string {
  return `${name} ${majorVersion}.${minorVersion}`;
}

/** Returns the folder in the addresses of a library's files, such as "H5P.MultiChoice-1.16". */
export function folderOf(key: string): string {
  return key.replace(' ', '-');
}
