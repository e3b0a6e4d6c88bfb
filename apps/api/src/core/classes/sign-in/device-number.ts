import { createHash } from 'node:crypto';
import type { Device } from '../pupil-devices.js';

const LOWEST = 10;
const COUNT = 90;

/** Returns the two digits that a device shows and a teacher types to admit exactly this one. They are the same for every code. */
export function deviceNumber({ hash }: Pick<Device, 'hash'>): number {
  return LOWEST + (createHash('sha256').update(`number ${hash}`).digest().readUInt32BE(0) % COUNT);
}
