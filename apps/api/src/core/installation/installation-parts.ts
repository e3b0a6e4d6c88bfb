import { InstallationController } from './installation.controller.js';
import { InstallationStates } from './installation-states.js';

export const installationControllers = [InstallationController];
export const installationProviders = [InstallationStates];
