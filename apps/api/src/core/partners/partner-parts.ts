import { PartnersController } from './partners.controller.js';

export const partnerControllers = [PartnersController];
