/** Facts about an uncaught error. */
export interface CaughtError {
  name: string;
  message: string;
  stack: string;
  /** HTTP status, when an answer of the api caused it */
  status?: number;
}

const CHUNK =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS|ChunkLoadError|Loading (CSS )?chunk/i;
const ABORTED = /\babort(ed)?\b|The user aborted|signal is aborted|NetworkError when attempting to fetch|Failed to fetch|Load failed/i;
/** Outlook's link scanner on Windows rejects with this object. */
const WINDOWS_OBJECT = /Object Not Found Matching Id:\d+/i;
const EXTENSION = /(chrome|moz|safari(-web)?|ms-browser)-extension:\/\//i;
const SERVER_FAULT = 500;
/** One error in a hundred carries its trace; the others are only counted by their message. */
const TRACE_SAMPLE = 0.01;

/** True if the error is worth reporting to the server: not one of the network, of extensions, or that the api itself returned. */
export function worthReporting({ name, message, stack, status }: CaughtError): boolean {
  if (status !== undefined) return status >= SERVER_FAULT;
  if (name === 'AbortError') return false;
  return ![CHUNK, ABORTED, WINDOWS_OBJECT].some((pattern) => pattern.test(message)) && !EXTENSION.test(stack);
}

/** @param chance between 0 and 1, each as likely as every other */
export function carriesTrace(chance: number): boolean {
  return chance < TRACE_SAMPLE;
}
