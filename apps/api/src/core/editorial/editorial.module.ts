import { Module } from '@nestjs/common';
import { EditorialAccess } from './editorial-access.js';

@Module({ providers: [EditorialAccess], exports: [EditorialAccess] })
export class EditorialModule {}
