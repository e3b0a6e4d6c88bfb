import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { SharingModule } from '../sharing/sharing.module.js';
import { GalleryController } from './gallery.controller.js';
import { MaterialsController } from './materials.controller.js';
import { OpenAnswers } from './open-answers.js';

@Module({
  imports: [ItemsModule, SharingModule],
  controllers: [GalleryController, MaterialsController],
  providers: [OpenAnswers],
  exports: [OpenAnswers],
})
export class GalleryModule {}
