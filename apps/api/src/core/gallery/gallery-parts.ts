import { GalleryController } from './gallery.controller.js';
import { Publishing } from './publishing.js';

export const galleryControllers = [GalleryController];
export const galleryProviders = [Publishing];
