import type { ErrorCode } from '../errors.js';

/** Ids of lists, cards and other parts of a board: unique on their board, and never guessed. */
export const PART_ID_LENGTH = 12;
export const PART_ID = /^[0-9A-Za-z]{12}$/;

/** The address of a part outside of its board, in calls. */
export const PART_ADDRESS = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}_[0-9A-Za-z]{12}$/;
export function partAddress(itemId: string, partId: string): string {
  return `${itemId}_${partId}`;
}

/** @returns undefined for what is no address of a part */
export function parsePartAddress(address: string): { itemId: string; partId: string } | undefined {
  if (!PART_ADDRESS.test(address)) return undefined;
  const [itemId = '', partId = ''] = address.split('_');
  return { itemId, partId };
}

/** Value of a board field: plain JSON, so that a value is replaced as a whole. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
/** The fields of one part of a board, as they travel. */
export type PartFields = Readonly<Record<string, Json>>;

/** Reason why an operation was refused. The document is unchanged then. */
export interface BoardRefusal {
  code: ErrorCode;
  /** the number that was exceeded, for the message */
  limit?: number;
  /** seconds after which it may be tried again */
  seconds?: number;
}

/**
 * Command that an untrusted user sends over the open document (stateless message, JSON). Sent again with the same id it is applied once;
 * author, time and ids are set by the server.
 */
export interface BoardCommand {
  type: 'command';
  /** made by the sender, 32 hexadecimal digits */
  id: string;
  operation: string;
  input: unknown;
}

/** Answers one command. `made`: ids of the parts that it created, in the order of the operation. */
export type BoardAnswer =
  | { type: 'answer'; re: string; ok: true; made: string[] }
  | { type: 'answer'; re: string; ok: false; refusal: BoardRefusal };

/** Parts of the board that only this user sees besides the view, sent in full each time: their own parts that wait for release. */
export interface OwnParts {
  type: 'own';
  /** by table, then by id */
  parts: Readonly<Record<string, Readonly<Record<string, PartFields>>>>;
  /** ISO time until which this person may not write; null: may */
  stoppedUntil: string | null;
}

/** Rights of an untrusted user on the board as a whole: never anything, nothing of their own accord, contribute. */
export const BOARD_BASES = ['look', 'read', 'write'] as const;
export type BoardBase = (typeof BOARD_BASES)[number];
