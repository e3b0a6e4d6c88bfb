import { ReceivedFiles } from './received-files.js';
import { UploadsController } from './uploads.controller.js';
import { Uploads } from './uploads.js';
import { VirusScan } from './virus-scan.js';

export const uploadControllers = [UploadsController];
export const uploadProviders = [ReceivedFiles, Uploads, VirusScan];
