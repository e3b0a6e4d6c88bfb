import { z } from 'zod';
import { call, errors } from './call.js';

const library = z.object({ name: z.string(), major: z.number(), minor: z.number(), patch: z.number() });
export type H5pLibrary = z.infer<typeof library>;

/** Libraries of H5P that the operator keeps for packages that lack them. */
export const h5pLibraries = {
  /** by name and version */
  list: call
    .meta({ operation: 'administration.edit' })
    .route({ method: 'GET', path: '/h5p_libraries' })
    .input(z.strictObject({}))
    .output(z.array(library))
    .errors(errors('FORBIDDEN')),
  /** Installs what a package carries; of a version that is there already, only a newer patch. The same file again changes nothing. */
  create: call
    .meta({ operation: 'administration.edit', inQuery: true, accepts: ['application/zip'] })
    .route({
      method: 'POST',
      path: '/h5p_libraries',
      successStatus: 201,
      description: 'multipart/form-data with one file that ends with .h5p',
    })
    .input(z.strictObject({}))
    .output(z.array(library))
    .errors(errors('FORBIDDEN', 'PARAMETER_MISSING', 'TOO_LARGE', 'EMPTY_FILE', 'FILE_REFUSED', 'UNAVAILABLE')),
};
