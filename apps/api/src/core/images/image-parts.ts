import { Images } from './images.js';
import { ImagesController } from './images.controller.js';

export const imageControllers = [ImagesController];
export const imageProviders = [Images];
