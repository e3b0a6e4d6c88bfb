import { type Configuration, PupilCodes } from '@murmel/server';
import type { FactoryProvider } from '@nestjs/common';
import { CONFIGURATION } from '../../platform/injection-tokens.js';

/** Codes are hashed and sealed with keys of the installation's SECRET; those under earlier ones are still read. */
export const pupilCodesProvider: FactoryProvider<PupilCodes> = {
  provide: PupilCodes,
  inject: [CONFIGURATION],
  useFactory: (configuration: Configuration) => new PupilCodes(configuration),
};
