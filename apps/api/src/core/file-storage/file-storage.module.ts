import { Module } from '@nestjs/common';
import { ReceivedFiles } from './received-files.js';
import { VirusScan } from './virus-scan.js';

@Module({ providers: [ReceivedFiles, VirusScan], exports: [ReceivedFiles, VirusScan] })
export class FileStorageModule {}
