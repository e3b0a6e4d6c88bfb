import { Module } from '@nestjs/common';
import { MetadataController } from './metadata.controller.js';
import { OpenPageDescription } from './open-page-description.js';

@Module({ controllers: [MetadataController], providers: [OpenPageDescription], exports: [OpenPageDescription] })
export class MetadataModule {}
