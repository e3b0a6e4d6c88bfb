import { GalleryController } from './gallery.controller.js';
import { MaterialsController } from './materials.controller.js';
import { MetadataController } from './metadata/metadata.controller.js';
import { OpenPageDescription } from './metadata/open-page-description.js';
import { OpenAnswers } from './open-answers.js';
import { Publishing } from './publishing.js';

export const galleryControllers = [GalleryController, MaterialsController, MetadataController];
export const galleryProviders = [OpenAnswers, OpenPageDescription, Publishing];
