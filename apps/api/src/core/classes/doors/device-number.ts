import { createHash } from 'node:crypto';
import type { Device } from '../pupil-devices.js';

const LOWEST = 10;
const COUNT = 90;

/** Two digits that a device shows and a teacher types, to let in exactly this one. The same for every code. */
export function numberOf({ hash }: Pick<Device, 'hash'>): number {
  return LOWEST + (createHash('sha256').update(`number ${hash}`).digest().readUInt32BE(0) % COUNT);
}
