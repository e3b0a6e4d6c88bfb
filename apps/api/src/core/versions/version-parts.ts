import { BoardVersions } from './board-versions.js';
import { Versions } from './versions.js';

export const versionProviders = [BoardVersions, Versions];
