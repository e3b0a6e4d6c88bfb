import { z } from 'zod';
import { H5P_REASONS, H5P_STATES } from './h5p-names.js';

/** `name`: the library with its version, or the file, that is missing or broken. */
export const h5pReason = z.object({ why: z.enum(H5P_REASONS), name: z.string().optional(), limit: z.number().optional() });
export type H5pReason = z.infer<typeof h5pReason>;

/** Package as seen by users who see its block. */
export const h5pPackage = z.object({
  state: z.enum(H5P_STATES),
  reason: h5pReason.nullable(),
  /** other servers that the content names, which it will not reach from here */
  hosts: z.array(z.string()),
  /** address of the player, once it is ready; works for any holder and expires by itself */
  address: z.string().nullable(),
});
export type H5pPackage = z.infer<typeof h5pPackage>;
