import { GalleryController } from './gallery.controller.js';
import { MetadataController } from './metadata/metadata.controller.js';
import { OpenPageDescription } from './metadata/open-page-description.js';
import { Publishing } from './publishing.js';

export const galleryControllers = [GalleryController, MetadataController];
export const galleryProviders = [OpenPageDescription, Publishing];
