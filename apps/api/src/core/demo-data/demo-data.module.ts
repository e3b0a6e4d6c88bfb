import { Module } from '@nestjs/common';
import { ClassesModule } from '../classes/classes.module.js';
import { DemoData } from './demo-data.js';

@Module({ imports: [ClassesModule], providers: [DemoData] })
export class DemoDataModule {}
