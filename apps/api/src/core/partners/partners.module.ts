import { Module } from '@nestjs/common';
import { FileStorageModule } from '../file-storage/file-storage.module.js';
import { PartnerLogos } from './partner-logos.js';
import { PartnersController } from './partners.controller.js';

@Module({ imports: [FileStorageModule], controllers: [PartnersController], providers: [PartnerLogos] })
export class PartnersModule {}
