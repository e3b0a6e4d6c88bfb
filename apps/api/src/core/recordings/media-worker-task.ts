/** A recording that lies on this machine; what is made of it goes into the folder. */
export interface MediaTask {
  path: string;
  folder: string;
  /** there must be a picture; else there must be none */
  picture: boolean;
}

/** A recording with its length at the front, in which any moment is found at once. */
export interface ReadyMedia {
  path: string;
  /** media type without codecs */
  type: string;
  extension: string;
  bytes: number;
  durationMs: number;
  width: number | null;
  height: number | null;
}

export type MediaAnswer =
  | ({ kind: 'ready' } & ReadyMedia)
  /** `type`: something else than what is recorded here; `empty`: nothing that could be played */
  | { kind: 'refused'; why: 'type' | 'empty' }
  | { kind: 'fault'; message: string };
