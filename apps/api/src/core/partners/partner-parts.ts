import { PartnerLogos } from './partner-logos.js';
import { PartnersController } from './partners.controller.js';

export const partnerControllers = [PartnersController];
export const partnerProviders = [PartnerLogos];
