import { H5pRunner } from './h5p-runner.js';
import { H5pLibrariesController } from './libraries/h5p-libraries.controller.js';
import { InstalledLibraries } from './libraries/installed-libraries.js';
import { H5pPackages } from './packages.js';
import { PlayerRoutes } from './player/player-routes.js';
import { StoredPackages } from './player/stored-package.js';
import { H5pReading } from './reading/h5p-reading.js';

export const h5pControllers = [H5pLibrariesController];
export const h5pProviders = [H5pPackages, H5pReading, H5pRunner, InstalledLibraries, PlayerRoutes, StoredPackages];
