import { ImagesController } from './images.controller.js';
import { Images } from './images.js';

export const imageControllers = [ImagesController];
export const imageProviders = [Images];
